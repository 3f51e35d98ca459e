import { expect, test } from 'vitest';
import { afterDraftAction, type DraftAction, isDirty, startOfDraft } from './draft-state.ts';

const page = (html: string) => ({ html, css: '' });
const change = (html: string, what: string, at: number): DraftAction => ({
  type: 'change',
  code: page(html),
  what,
  at,
});
const after = (...actions: DraftAction[]) => actions.reduce(afterDraftAction, startOfDraft(page('a')));

test('goes back through changes of all kinds, and forth again', () => {
  const done = after(change('ab', 'typing', 0), change('abc', 'colour', 100), { type: 'undo' });
  expect(done.now.code.html).toBe('ab');
  expect(afterDraftAction(done, { type: 'undo' }).now.code.html).toBe('a');
  expect(afterDraftAction(done, { type: 'redo' }).now.code.html).toBe('abc');
});

test('fast typing is one step, a pause begins the next', () => {
  const done = after(change('ab', 'typing', 1000), change('abc', 'typing', 1200), change('abcd', 'typing', 3000));
  expect(done.past.map(({ code }) => code.html)).toEqual(['a', 'abc']);
});

test('a change after going back forgets what lay ahead', () => {
  const done = after(change('ab', 'typing', 0), { type: 'undo' }, change('ax', 'typing', 5000));
  expect([done.now.code.html, done.future]).toEqual(['ax', []]);
});

test('is unsaved until it is saved, and saved again when it is as before', () => {
  const changed = after(change('ab', 'typing', 0));
  expect(isDirty(changed)).toBe(true);
  expect(isDirty(afterDraftAction(changed, { type: 'saved', code: page('ab') }))).toBe(false);
  expect(isDirty(afterDraftAction(changed, { type: 'undo' }))).toBe(false);
});
