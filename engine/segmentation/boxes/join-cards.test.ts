import { expect, it } from 'vitest';
import { joinCards } from './join-cards.ts';

const text = () => ({ box: { x: 40, y: 140, width: 200, height: 80 }, paint: { fill: 0xffffff }, surface: 1 });

it('grows a box around the picture that lies flush on it', () => {
  const boxes = [text()];
  joinCards(boxes, [{ x: 40, y: 20, width: 200, height: 120 }], 1280, () => false);
  expect(boxes[0].box).toEqual({ x: 40, y: 20, width: 200, height: 200 });
});

it('leaves a box alone whose picture is narrower or stands apart', () => {
  for (const picture of [
    { x: 60, y: 20, width: 160, height: 120 },
    { x: 40, y: 8, width: 200, height: 120 },
  ]) {
    const boxes = [text()];
    joinCards(boxes, [picture], 1280, () => false);
    expect(boxes[0].box).toEqual(text().box);
  }
});

it('grows a box around the picture as high as it at its side', () => {
  const boxes = [text()];
  joinCards(boxes, [{ x: 241, y: 140, width: 80, height: 80 }], 1280, () => false);
  expect(boxes[0].box).toEqual({ x: 40, y: 140, width: 281, height: 80 });
  for (const picture of [
    { x: 260, y: 140, width: 80, height: 80 },
    { x: 240, y: 100, width: 80, height: 120 },
    { x: 240, y: 140, width: 300, height: 80 },
  ]) {
    const [other] = [text()];
    joinCards([other], [picture], 1280, () => false);
    expect(other.box).toEqual(text().box);
  }
});

it('takes a head of two flat stripes for one picture, and says what has grown', () => {
  const stripe = (y: number) => ({ box: { x: 40, y, width: 200, height: 60 }, paint: { fill: y }, surface: 2 });
  const boxes = [text(), stripe(80), stripe(20)];
  const grown = joinCards(boxes, [], 1280, ({ surface }) => surface === 2);
  expect(boxes[0].box).toEqual({ x: 40, y: 20, width: 200, height: 200 });
  expect([...grown]).toEqual([[boxes[0], text().box]]);
});

it('grows a box that has a border alone, but none without either', () => {
  const picture = { x: 40, y: 20, width: 200, height: 120 };
  const border = { color: 0xcccccc, width: 1, sides: ['left', 'bottom', 'right'] as const };
  const boxes = [
    { ...text(), paint: { border } },
    { ...text(), paint: {} },
  ];
  joinCards(boxes, [picture], 1280, () => false);
  expect(boxes.map(({ box }) => box.height)).toEqual([200, 80]);
});
