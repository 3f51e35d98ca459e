import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { assignLayers } from './assign-layers.ts';

const [PAGE, BAND, CARD] = [0xf8f9fa, 0x5e72e4, 0xffffff];
const band = { box: { x: 0, y: 0, width: 400, height: 100 }, paint: { fill: BAND }, surface: 1 };
const card = { box: { x: 40, y: 40, width: 320, height: 300 }, paint: { fill: CARD }, surface: 2 };

it('lays a card that is larger than the band it overlaps in front of that, and a band in front of a card', () => {
  const front = blank(400, 400, PAGE);
  fill(front, band.box, BAND);
  fill(front, card.box, CARD);
  expect(assignLayers(front, [card, band]).map(({ layer }) => layer)).toEqual([1, undefined]);
  const back = blank(400, 400, PAGE);
  fill(back, card.box, CARD);
  fill(back, band.box, BAND);
  expect(assignLayers(back, [card, band]).map(({ layer }) => layer)).toEqual([undefined, 1]);
});

it('has no layers where boxes lie within each other or beside each other', () => {
  const inner = { box: { x: 60, y: 60, width: 100, height: 100 }, paint: { fill: BAND }, surface: 3 };
  const beside = { box: { x: 0, y: 350, width: 400, height: 50 }, paint: { fill: BAND }, surface: 4 };
  const image = blank(400, 400, PAGE);
  for (const { box, paint } of [card, inner, beside]) fill(image, box, paint.fill);
  expect(assignLayers(image, [card, inner, beside]).some(({ layer }) => layer !== undefined)).toBe(false);
});

it('tells by what is seen of themselves, not of what lies on them, where pale boxes are nearly alike', () => {
  const ground = { box: { x: 0, y: 200, width: 400, height: 200 }, paint: { fill: 0xf9fafb }, surface: 5 };
  const mockUp = { box: { x: 40, y: 40, width: 320, height: 300 }, paint: { fill: 0xf4f6fa }, surface: 6 };
  const panel = { box: { x: 50, y: 60, width: 300, height: 270 }, paint: { fill: CARD }, surface: 7 };
  const image = blank(400, 400, PAGE);
  for (const { box, paint } of [ground, mockUp, panel]) fill(image, box, paint.fill);
  const layers = assignLayers(image, [ground, mockUp, panel]).map(({ layer = 0 }) => layer);
  expect(layers[1]).toBeGreaterThan(layers[0]);
});
