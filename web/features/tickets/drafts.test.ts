import { expect, test } from 'vitest';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { changeDraft, type Draft, dropDraft, moveDraft } from './drafts.ts';

function read(name: string): Draft | undefined {
  let draft: Draft | undefined;
  changeDraft(name, (now) => {
    draft = now;
    return now;
  });
  return draft;
}
const write = (name: string, draft: Draft) => changeDraft(name, () => draft);
const file = (name: string) => ({ _id: name, name }) as Attachment;

test('a draft goes to another place with its files and its attempt, once', () => {
  const attempt = { _id: 'a', of: 'b' };
  write('from', { text: 'Hello', attachments: [file('one')], attempt });
  moveDraft('from', 'to');
  moveDraft('from', 'to');
  expect(read('to')).toEqual({ text: 'Hello', attachments: [file('one')], attempt });
  expect(read('from')).toEqual({ text: '', attachments: [] });
  dropDraft('to');
});

test('a draft goes behind the one that is there', () => {
  write('to', { text: 'There', attachments: [file('one')] });
  write('from', { text: 'Here', attachments: [file('two')] });
  moveDraft('from', 'to');
  expect(read('to')).toMatchObject({ text: 'There\n\nHere', attachments: [file('one'), file('two')] });
  dropDraft('to');
});

test('nothing that was begun changes nothing', () => {
  write('to', { text: 'There', attachments: [] });
  moveDraft('from', 'to');
  expect(read('to')).toMatchObject({ text: 'There' });
  dropDraft('to');
});
