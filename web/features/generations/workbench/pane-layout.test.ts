import { expect, test } from 'vitest';
import { openedLayout } from './pane-layout.ts';

const kept = { design: 20, preview: 50, code: 30 };

test('the last one that is opened stands as it stood before', () => {
  const now = { design: 4, preview: 66, code: 30 };
  expect(openedLayout(now, kept, () => false)).toEqual(kept);
});

test('one that is opened beside a folded one shares the rest with those that are open', () => {
  const now = { design: 4, preview: 4, code: 92 };
  const opened = openedLayout(now, kept, (name) => name === 'design');
  expect(opened.design).toBe(4);
  expect(opened.preview).toBeCloseTo(60);
  expect(opened.code).toBeCloseTo(36);
});
