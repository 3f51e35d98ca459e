import { describe, expect, it } from 'vitest';
import { estimateDensity } from './estimate-density.ts';

const lines = (height: number) =>
  [0, 1, 2, 3, 4, 5].map((i) => ({ x: 32, y: 100 + 60 * i, width: 20 * height, height }));
const rule = (y: number, height: number) => ({ x: 0, y, width: 750, height, color: 0, surface: 0 });
const boxAt = (x: number) => ({ box: { x, y: 40, width: 200, height: 88 }, paint: {}, surface: 0 });

describe('estimateDensity', () => {
  it('sees text of twice the usual height between lines of two pixels', () => {
    expect(estimateDensity(750, lines(26), [boxAt(32)], [rule(90, 2)])).toBe(2);
  });

  it('takes hairlines or odd edges for density 1, whatever the size of the text', () => {
    expect(estimateDensity(750, lines(26), [boxAt(32)], [rule(90, 1)])).toBe(1);
    expect(estimateDensity(750, lines(26), [boxAt(31), boxAt(77)], [])).toBe(1);
  });

  it('lets no slivers of letters and photographs speak against long dividers', () => {
    const slivers = [300, 310, 320].map((x) => ({ ...rule(200, 18), x, width: 1 }));
    expect(estimateDensity(750, lines(26), [boxAt(32)], [rule(90, 2), ...slivers])).toBe(2);
    expect(estimateDensity(750, lines(26), [boxAt(32)], [rule(90, 2), rule(180, 1)])).toBe(1);
  });

  it('does not halve a window to a width that nobody has', () => {
    expect(estimateDensity(1280, lines(26), [boxAt(32)], [rule(90, 2)])).toBe(1);
  });

  it('asks no disc or pill where its soft ends lie', () => {
    const disc = (x: number) => ({ ...boxAt(x), box: { x, y: 41, width: 143, height: 143 }, paint: { radius: 71 } });
    expect(estimateDensity(750, lines(26), [boxAt(32), disc(51), disc(301)], [rule(90, 2)])).toBe(2);
  });

  it('leaves ordinary text alone', () => {
    expect(estimateDensity(1280, lines(14), [boxAt(32)], [rule(90, 2)])).toBe(1);
  });

  it('knows phones of three pixels', () => {
    expect(
      estimateDensity(
        1170,
        lines(42),
        [{ ...boxAt(33), box: { x: 33, y: 42, width: 300, height: 99 } }],
        [rule(90, 3)],
      ),
    ).toBe(3);
  });
});
