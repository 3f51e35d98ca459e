import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { fill } from '../../testing/draw.ts';
import { drawLifted } from '../../testing/draw-lifted.ts';
import { segmentImage } from '../segment-image.ts';
import { findLiftedCards } from './find-lifted-cards.ts';

const card = { x: 60, y: 60, width: 120, height: 80 };
const cardsIn = (image: Pixels) => findLiftedCards(image, segmentImage(image).surfaces);

it('finds a white card on white whose shadow is seen below it and at its sides only', () => {
  const [found, ...others] = cardsIn(drawLifted(card, 4, 6, 0.12));
  expect(others).toEqual([]);
  expect(found.box).toMatchObject({ x: 60, width: 120 });
  expect(found.box.y + found.box.height).toBe(140);
  expect(Math.abs(found.box.y - card.y)).toBeLessThanOrEqual(6);
  expect(found.paint.fill).toBe(0xffffff);
  expect(found.paint.shadow?.y).toBeGreaterThan(0);
});

it('begins with what is painted at its side', () => {
  const [found] = cardsIn(fill(drawLifted(card, 4, 6, 0.12), { ...card, width: 30 }, 0x00bc7d));
  expect(found.box).toMatchObject({ x: card.x, width: card.width });
  expect(Math.abs(found.box.y - card.y)).toBeLessThanOrEqual(1);
});

it('takes no line and no band for a shadow', () => {
  const page = fill(drawLifted(card, 0, 2, 0), { x: 60, y: 140, width: 120, height: 1 }, 0xe1e1e1);
  expect(cardsIn(page)).toEqual([]);
  expect(cardsIn(fill(page, { x: 60, y: 140, width: 120, height: 30 }, 0xe1e1e1))).toEqual([]);
});

it('takes two cards beside each other for none that holds both', () => {
  const two = drawLifted({ x: 20, y: 60, width: 90, height: 80 }, 6, 20, 0.2);
  const other = drawLifted({ x: 124, y: 60, width: 90, height: 80 }, 6, 20, 0.2);
  two.data.forEach((color, at) => {
    two.data[at] = Math.min(color, other.data[at]);
  });
  expect(cardsIn(two).filter(({ box }) => box.width > 120)).toEqual([]);
});

it('takes a pale page for no shadow, where the next card is as white as the one above', () => {
  const page = drawLifted(card, 4, 20, 0.08);
  page.data.forEach((shade, at) => {
    page.data[at] = 0xfafdfb - (0xffffff - shade);
  });
  const head = { x: 0, y: 0, width: 240, height: 30 };
  for (const box of [head, card, { ...card, y: 166, height: 54 }]) fill(page, box, 0xffffff);
  expect(cardsIn(page)).toEqual([]);
});
