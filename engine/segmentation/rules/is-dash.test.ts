import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import { blank, fill } from '../../testing/draw.ts';
import { isDash } from './is-dash.ts';

const WIDTH = 160;

/** Whether a stroke of one pixel is a dash; the letters and the stroke are ink in the map. */
function isDashBetween(letters: readonly Box[], width = 18): boolean {
  const stroke = { x: 47, y: 28, width, height: 1 };
  const { data: labels } = blank(WIDTH, 60, 0);
  for (const box of [...letters, stroke]) fill({ width: WIDTH, height: 60, data: labels }, box, 1);
  const component = { ...stroke, id: 1, pixels: width, surface: 0, share: 1, second: -1 };
  const ink = { starts: new Int32Array(0), ends: new Int32Array(0), rows: new Int32Array(0) };
  return isDash({ labels, first: 1, ink, components: [] }, WIDTH, component);
}

const before = { x: 40, y: 20, width: 3, height: 14 };
const after = (width = 18) => ({ ...before, x: 47 + width + 5 });

it('takes a stroke between letters for a dash', () => {
  expect(isDashBetween([before, after()])).toBe(true);
});

it('takes no stroke at the end of a text, no long one and none below a letter', () => {
  expect(isDashBetween([before])).toBe(false);
  expect(isDashBetween([before, after(60)], 60)).toBe(false);
  expect(isDashBetween([before, after(), { x: 52, y: 20, width: 3, height: 5 }])).toBe(false);
});
