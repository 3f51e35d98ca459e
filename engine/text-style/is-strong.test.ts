import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { isStrong } from './is-strong.ts';

/** A glyph whose `pixels` are its contrast here. */
const glyph = (contrast: number) => ({ pixels: contrast }) as ConnectedComponent;
const strengthOf = (glyphs: readonly ConnectedComponent[]) => Math.max(...glyphs.map(({ pixels }) => pixels));

it('measures a dot by the palest word of its line', () => {
  const grey = [glyph(110), glyph(105)];
  const link = [glyph(220), glyph(200)];
  expect(isStrong(glyph(70), [grey, [glyph(70)], link], strengthOf)).toBe(true);
  expect(isStrong(glyph(70), [[glyph(70)], link], strengthOf)).toBe(false);
  expect(isStrong(glyph(30), [grey, link], strengthOf)).toBe(false);
});

it('measures it by all ink where there are no words', () => {
  expect(isStrong(glyph(30), [[glyph(30)], [glyph(100)]], strengthOf)).toBe(false);
});
