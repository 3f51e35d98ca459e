import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDropAndPaste } from '#web/ui/use-drop-and-paste.ts';

let taken: string[] = [];

function Place({ disabled = false }: { disabled?: boolean }) {
  const dragging = useDropAndPaste({ disabled, onFiles: (files) => taken.push(...files.map(({ name }) => name)) });
  return <output>{dragging ? 'Drop it' : 'Nothing in the air'}</output>;
}

const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const picture = new File(['…'], 'page.png', { type: 'image/png' });
const notes = new File(['…'], 'notes.txt', { type: 'text/plain' });
const send = (type: 'dragover' | 'drop', dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};
const paste = (clipboardData: DataTransfer) =>
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

async function open(disabled = false) {
  taken = [];
  await render(<Place disabled={disabled} />);
}

test('files are taken wherever they are dropped, and the browser does not open them', async () => {
  await open();
  send('dragover', carrying(picture));
  await expect.element(page.getByRole('status')).toHaveTextContent('Drop it');
  expect(send('drop', carrying(picture)).defaultPrevented).toBe(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing in the air');
  expect(taken).toEqual(['page.png']);
});

test('of the clipboard only pictures are taken', async () => {
  await open();
  paste(carrying(notes));
  paste(carrying(picture, notes));
  expect(taken).toEqual(['page.png']);
});

test('while it is disabled nothing is taken, and the page still does not go away', async () => {
  await open(true);
  expect(send('drop', carrying(picture)).defaultPrevented).toBe(true);
  paste(carrying(picture));
  expect(taken).toEqual([]);
});
