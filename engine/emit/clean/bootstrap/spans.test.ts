import { expect, it } from 'vitest';
import { spansOf } from './spans.ts';

it('lets columns begin and end where they do in the design, whatever gutter there is between them', () => {
  // 192 px and the rest, 64 px apart: two columns end 27 px before it, three 80 px behind.
  expect(spansOf([-192, 1], { width: 1232, gap: 64, gutter: 48 })).toEqual([2, 10]);
  expect(spansOf([2, 1], { width: 1140, gap: 24, gutter: 24 })).toEqual([8, 4]);
  expect(spansOf([-320, 1, -320], { width: 1280, gap: 0, gutter: 0 })).toEqual([3, 6, 3]);
});

it('shares twelve columns among equal tracks, and rounds where there are many', () => {
  expect(spansOf([1, 1, 1, 1], { width: 1140, gap: 24, gutter: 24 })).toEqual([3, 3, 3, 3]);
  const many = spansOf([3, 1, 1, 1, 1, 1, 1], { width: 1140, gap: 24, gutter: 24 });
  expect(many.reduce((sum, span) => sum + span, 0)).toBe(12);
});
