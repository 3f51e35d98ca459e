import { expect, test } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const before = { title: 'One', isActive: true, images: [{ url: '/a.png', alt: 'A' }] };

test('an untouched draft has no changes', () => {
  expect(draftChanges(before, structuredClone(before))).toEqual({});
});

test('only the fields that differ are named, lists by their content', () => {
  const draft = { ...before, title: 'Two', images: [{ url: '/b.png', alt: 'A' }] };
  expect(draftChanges(before, draft)).toEqual({ title: 'Two', images: [{ url: '/b.png', alt: 'A' }] });
});
