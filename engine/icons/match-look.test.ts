import { expect, it } from 'vitest';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import type { IconCatalogue } from './catalogue.ts';
import { lookOf } from './look.ts';
import { innerLikeness } from './match-look.ts';

const disc = (isSign: (x: number, y: number) => boolean) =>
  lookOf(inkOfShape(40, 40, (x, y) => Math.hypot(x - 20, y - 20) < 18 && !isSign(x - 20, y - 20)))!;
const plus = disc((x, y) => Math.min(Math.abs(x), Math.abs(y)) < 2 && Math.max(Math.abs(x), Math.abs(y)) < 9);
const minus = disc((x, y) => Math.abs(y) < 2 && Math.abs(x) < 9);
const dotless = disc(() => false);

const catalogueOf = ({ cells }: { cells: Float32Array }) =>
  ({ templates: Uint8Array.from(cells, (cell) => Math.round(15 * cell)) }) as IconCatalogue;

it('tells signs on discs, which correlate whatever is on them', () => {
  expect(innerLikeness(catalogueOf(plus), plus, 0)).toBeGreaterThan(0.99);
  expect(innerLikeness(catalogueOf(minus), plus, 0)).toBeLessThan(0.8);
});

it('finds bare discs alike, and unlike those with a sign', () => {
  expect(innerLikeness(catalogueOf(dotless), dotless, 0)).toBe(1);
  expect(innerLikeness(catalogueOf(dotless), plus, 0)).toBe(0);
});
