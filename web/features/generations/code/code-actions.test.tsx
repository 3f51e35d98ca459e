import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeActions } from '#web/features/generations/code/code-actions.tsx';

const file = { kind: 'HTML', name: 'index.html', type: 'text/html', text: '<p>Hello</p>' };

async function open() {
  const onNotice = vi.fn();
  await render(<CodeActions file={file} onNotice={onNotice} />);
  return onNotice;
}

test('the whole code is copied, and that is said', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  const onNotice = await open();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect.poll(() => onNotice.mock.calls).toEqual([[{ tone: 'success', text: 'HTML code copied to clipboard!' }]]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('<p>Hello</p>');
});

test('a browser that refuses is said too', async () => {
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => writeText.mockRestore());
  const onNotice = await open();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect.poll(() => onNotice.mock.calls).toEqual([[{ tone: 'danger', text: 'Failed to copy code.' }]]);
});

test('on plain http the code is copied through a selection', async () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
  Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => undefined });
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'clipboard', own));
  let copied = '';
  const listen = () => {
    copied = String(document.getSelection()) || (document.activeElement as HTMLTextAreaElement).value;
  };
  document.addEventListener('copy', listen);
  onTestFinished(() => document.removeEventListener('copy', listen));
  const onNotice = await open();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect.poll(() => onNotice.mock.calls[0]?.[0]).toMatchObject({ tone: 'success' });
  expect(copied).toBe('<p>Hello</p>');
  expect(document.querySelectorAll('body > textarea')).toHaveLength(0);
});
