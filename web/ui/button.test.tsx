import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Button } from '#web/ui/button.tsx';

test('a button submits only when it says so', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy button says so and keeps its words', async () => {
  await render(
    <Button busy disabled>
      Saving...
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Saving...' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toBeDisabled();
  await expect.element(button.element().querySelector('svg')!).toBeVisible();
});

test('an idle button does nothing and keeps the focus; a sign alone says its name to the mouse', async () => {
  const onClick = vi.fn();
  const undo = (idle: boolean) => (
    <Button size="icon" aria-label="Undo: Format" idle={idle} onClick={onClick}>
      ←
    </Button>
  );
  const { rerender } = await render(undo(false));
  const button = page.getByRole('button', { name: 'Undo: Format' });
  await expect.element(button).toHaveAttribute('title', 'Undo: Format');
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  await rerender(undo(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('as a link it is one, in the look of a button', async () => {
  await render(
    <Button asChild look="secondary" className="mt-6">
      <a href="#there" className="own">
        Go there
      </a>
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Go there' });
  await expect.element(link).toHaveClass('own', 'mt-6');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('every look can be read, disabled ones too', async () => {
  await render(
    <div>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((look) => (
        <p key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} aria-disabled>
            {look}, unavailable
          </Button>
        </p>
      ))}
    </div>,
  );
  await expectAccessible();
  await userEvent.tab();
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
});
