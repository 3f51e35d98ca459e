import { expect, test } from 'vitest';
import { matchAction } from './match-action.ts';

const actions = [
  ['Choose a picture', 'upload', 'open', 'file'],
  ['Correct what the engine read', 'typeface'],
  ['Download: React', 'export'],
  ['Share this page', 'link'],
  ['Undo'],
] as const;
const found = (typed: string) =>
  actions
    .map(([label, ...words]) => ({ label, fit: matchAction(label, words, typed) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ label }) => label);

test('an action is found by words of its label, begun or whole, in any order', () => {
  expect(found('correct')).toEqual(['Correct what the engine read']);
  expect(found('React')).toEqual(['Download: React']);
  expect(found('page sh')).toEqual(['Share this page']);
  expect(found('und')).toEqual(['Undo']);
  expect(found('')).toHaveLength(actions.length);
});

test('by other words as well, after those that say so; letters here and there are no match', () => {
  expect(found('typeface')).toEqual(['Correct what the engine read']);
  expect(found('export')).toEqual(['Download: React']);
  expect(found('cpe')).toEqual([]);
  expect(matchAction('Upload', [], 'upload')).toBeGreaterThan(matchAction('Choose a picture', ['upload'], 'upload'));
});
