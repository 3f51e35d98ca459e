import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

function Opened({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Button>Behind it</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Grant credits" {...(description && { description })}>
        <input aria-label="Amount" />
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open it' });
const dialog = page.getByRole('dialog', { name: 'Grant credits' });

async function openByKeyboard(description?: string) {
  await render(<Opened {...(description && { description })} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
}

test('a dialog has its title and its description, and hides what lies behind it', async () => {
  await openByKeyboard('To 2 users.');
  await expect.element(dialog).toHaveAccessibleDescription('To 2 users.');
  expect(page.getByRole('button', { name: 'Behind it' }).elements()).toEqual([]);
  await expectAccessible();
});

test('the keyboard stays in it', async () => {
  await openByKeyboard();
  const inside = () => dialog.element().contains(document.activeElement);
  expect(inside()).toBe(true);
  for (let i = 0; i < 5; i++) {
    await userEvent.tab();
    expect(inside()).toBe(true);
  }
  await userEvent.tab({ shift: true });
  expect(inside()).toBe(true);
});

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => page.getByRole('button', { name: 'Close' }).click()],
  ['a button in it', () => page.getByRole('button', { name: 'Cancel' }).click()],
  ['a press beside it', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
] as const)('%s closes it, and the keyboard is back where it was', async ([, close]) => {
  await openByKeyboard();
  await close();
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(opener).toHaveFocus();
});

function Asked({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Are you sure you want to delete this user?"
        description="The account is gone for good."
        confirmLabel="Delete for good"
        onConfirm={onConfirm}
      />
    </>
  );
}

const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });

async function ask() {
  const onConfirm = vi.fn();
  await render(<Asked onConfirm={onConfirm} />);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toHaveAccessibleDescription('The account is gone for good.');
  return onConfirm;
}

test('a question begins at its way out, so that Enter does no harm', async () => {
  const onConfirm = await ask();
  await expectAccessible();
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => question.elements()).toEqual([]);
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('Escape leaves a question, a press beside it does not', async () => {
  const onConfirm = await ask();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toEqual([]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('it does once what was asked, when that is confirmed', async () => {
  const onConfirm = await ask();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => question.elements()).toEqual([]);
  expect(onConfirm).toHaveBeenCalledOnce();
});
