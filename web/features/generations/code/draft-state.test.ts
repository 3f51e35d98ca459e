import { expect, test } from 'vitest';
import type { ComponentSources } from '#contract/generations.ts';
import {
  afterDraftAction,
  changesOf,
  type DraftAction,
  hasLeftComponents,
  isDirty,
  startOfDraft,
} from './draft-state.ts';

const page = (html: string) => ({ html, css: '' });
const change = (html: string, what: string, at: number): DraftAction => ({
  type: 'change',
  code: page(html),
  what,
  at,
});
const saved = (html: string): DraftAction => ({ type: 'saved', work: { code: page(html) }, as: 'version' });
const after = (...actions: DraftAction[]) => actions.reduce(afterDraftAction, startOfDraft({ code: page('a') }));

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
  expect(isDirty(afterDraftAction(changed, saved('ab')))).toBe(false);
  expect(isDirty(afterDraftAction(changed, { type: 'undo' }))).toBe(false);
});

test('another page begins anew, under another number', () => {
  const next = after(change('ab', 'typing', 0), saved('ab'), { type: 'start', work: { code: page('x') } });
  expect(next).toMatchObject({ past: [], now: { code: page('x') }, savedAs: undefined, page: 1 });
});

test('says what was done since it was saved, each kind once', () => {
  const changed = after(change('ab', 'Typing', 0), change('abc', 'Colour', 1), change('abcd', 'Typing', 2));
  expect(changesOf(changed)).toBe('Typing, Colour');
  const done = afterDraftAction(changed, saved('abcd'));
  expect(changesOf(done)).toBe('');
  // However fast it is typed on, what was saved stays a step of its own.
  const more = afterDraftAction(done, change('abcde', 'Typing', 3));
  expect(changesOf(more)).toBe('Typing');
  expect(isDirty(afterDraftAction(more, { type: 'undo' }))).toBe(false);
});

test('what was typed while it was saved is not saved, and is among the changes', () => {
  const typed = after(change('ab', 'Typing', 1000), change('abc', 'Typing', 1200), saved('ab'));
  expect(isDirty(typed)).toBe(true);
  expect(changesOf(typed)).toBe('Typing');
});

test('steps that were saved and undone are told; a change after that is told alone', () => {
  const undone = after(change('ab', 'Typing', 0), change('abc', 'Colour', 1), saved('abc'), { type: 'undo' });
  expect(changesOf(undone)).toBe('Undo: Colour');
  expect(changesOf(afterDraftAction(undone, { type: 'redo' }))).toBe('');
  expect(changesOf(afterDraftAction(undone, change('abx', 'Size', 2)))).toBe('Size');
});

const react = (content: string): ComponentSources => ({ kind: 'react', files: [{ name: 'Page.tsx', content }] });
const typed = (components: ComponentSources, at: number): DraftAction => ({
  ...{ type: 'change-components', components, what: 'Typing in Page.tsx', at },
});

test('a page follows components that are changed: in one step, once it is drawn', () => {
  const [one, two] = [react('one'), react('two')];
  const waiting = after(typed(one, 0));
  expect([waiting.now.code.html, waiting.now.isWaiting, isDirty(waiting)]).toEqual(['a', true, true]);
  const drawn = afterDraftAction(waiting, { type: 'drawn', components: one, code: page('drawn') });
  expect([drawn.now.code.html, drawn.now.isWaiting, drawn.past.length]).toEqual(['drawn', false, 1]);
  // What is drawn too late is that of a step before.
  const next = afterDraftAction(afterDraftAction(waiting, typed(two, 5000)), {
    ...{ type: 'drawn', components: one, code: page('late') },
  });
  expect([next.now.code.html, next.past.at(-1)?.code.html]).toEqual(['a', 'late']);
  expect(afterDraftAction(drawn, typed(react('one'), 9000))).toBe(drawn);
  const undone = afterDraftAction(drawn, { type: 'undo' });
  expect([undone.now.components, isDirty(undone)]).toEqual([undefined, false]);
});

test('components are none of a page that was changed in another way, and undo brings them back', () => {
  const own = react('mine');
  const start = startOfDraft({ code: page('a'), components: own });
  const changed = afterDraftAction(start, change('ab', 'colour', 0));
  expect([changed.now.components, hasLeftComponents(changed), hasLeftComponents(start)]).toEqual([
    undefined,
    true,
    false,
  ]);
  expect(afterDraftAction(changed, { type: 'undo' }).now.components).toBe(own);
});
