import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/axe.ts';
import { toast } from '#web/ui/toast.ts';

const messages = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

// Under the mouse, wherever another test has left it, a message would stay.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 5, y: 850 } }));

test('a message is announced, and goes by itself', async () => {
  toast.success('User updated successfully', 300);
  await expect.element(page.getByText('User updated successfully')).toBeVisible();
  expect(page.getByText('User updated successfully').element().closest('[aria-live]')).not.toBeNull();
  await expectAccessible();
  await expect.poll(messages).toEqual([]);
});

test('an error stays longer than a success', async () => {
  toast.error('Failed to delete order.');
  toast.success('Order deleted successfully!');
  await expect.poll(messages).toHaveLength(2);
  await expect.poll(messages).toEqual(['Failed to delete order.']);
});

test('what was done can be undone, by keyboard as well', async () => {
  let undone = 0;
  toast.undoable('Conversion deleted.', () => undone++);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await expectAccessible();
  // Alt+T leads to the messages.
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Tab}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(undone).toBe(1);
  await expect.poll(messages).toEqual([]);
});

test('what is loading stays until it is dismissed', async () => {
  const id = toast.loading('Loading');
  await expect.element(page.getByText('Loading')).toBeVisible();
  toast.dismiss(id);
  await expect.poll(messages).toEqual([]);
});

test('at most 20 are held: the oldest goes', async () => {
  // Those that are not in view are held as well.
  const held = () => Array.from(document.querySelectorAll('[data-sonner-toast]'), ({ textContent }) => textContent);
  for (let n = 1; n <= 21; n++) toast.info(`Message ${n}`);
  await expect.poll(held).toContain('Message 21');
  await expect.poll(held).not.toContain('Message 1');
  expect(held()).toHaveLength(20);
});
