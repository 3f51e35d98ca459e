import { expect, test } from 'vitest';
import type { Feature } from '#contract/content/features.ts';
import { newFeature, valuesOf } from './feature-form.ts';
import { withDraft } from './with-draft.ts';

const feature = (title: string, order: number, isActive = true): Feature => ({
  _id: title,
  title,
  description: 'D',
  icon: '',
  category: 'AI Features',
  order,
  link: '',
  isActive,
});
const features = [feature('a', 0), feature('b', 2), feature('c', 5)];
const titles = (list: Feature[]) => list.map(({ title }) => title).join(' ');

test('an untouched form draws nothing', () =>
  expect(titles(withDraft(features, newFeature(6), undefined))).toBe('a b c'));

test('a new feature stands at its order, after its equals', () => {
  const draft = { ...newFeature(2), title: 'new' };
  expect(titles(withDraft(features, draft, undefined))).toBe('a b new c');
  expect(titles(withDraft(features, { ...draft, order: Number.NaN }, undefined))).toBe('a b c new');
});

test('an edited feature is replaced, and shown even when visitors do not see it', () => {
  const hidden = feature('b', 2, false);
  const draft = { ...valuesOf(hidden), title: 'B!', order: 9 };
  const shown = withDraft([feature('a', 0), hidden, feature('c', 5)], draft, hidden);
  expect(titles(shown)).toBe('a c B!');
  expect(shown[2]).toMatchObject({ _id: 'b', isActive: true });
});
