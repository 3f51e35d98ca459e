import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const SIDE = 40;
const box = { x: 0, y: 0, width: SIDE, height: SIDE };
const painted = (colorAt: (x: number, y: number) => number) => ({
  ...{ width: SIDE, height: SIDE },
  data: Int32Array.from({ length: SIDE * SIDE }, (_, i) => colorAt(i % SIDE, Math.floor(i / SIDE))),
});
const grey = (level: number): number => level * 0x010101;

it('takes few colours for a sign, whatever stands in the corners', () => {
  const sign = painted((x, y) => (x < 2 || y < 2 ? grey(x * 5 + y) : x > y ? 0xffffff : 0xdd0031));
  expect(subjectOf(sign, box)).toBe('sign');
});

it('takes skin of any tone for a person', () => {
  for (const [r, g, b] of [
    [255, 219, 190],
    [198, 134, 96],
    [101, 62, 44],
  ]) {
    const face = painted((x, y) => {
      const light = 0.7 + (0.3 * x) / SIDE;
      return y > 10 && y < 30
        ? (Math.round(r * light) << 16) | (Math.round(g * light) << 8) | Math.round(b * light)
        : grey(x * 5 + y);
    });
    expect(subjectOf(face, box)).toBe('person');
  }
});

it('says nothing of a grey picture, and of a large one', () => {
  expect(
    subjectOf(
      painted((x, y) => grey(x * 3 + y * 3)),
      box,
    ),
  ).toBeUndefined();
  expect(subjectOf({ width: 300, height: 300, data: new Int32Array(90_000) }, { ...box, width: 300 })).toBeUndefined();
});
