import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerY } from '../raster/box.ts';
import { imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { correctParts } from './correct-parts.ts';

function icon(name: string, y: number): LayoutNode {
  const node = imageNode(0, y, 16);
  const drawing = { viewBox: [0, 0, 24, 24], body: [], color: 0x00aa00, known: { name, credit: 'A set' } };
  return { ...node, image: { kind: 'icon', drawing } } as LayoutNode;
}

it('draws a letter as the icon that most others show there', () => {
  const letter = textNode('J', 0, 60, { color: 0x00aa00 });
  const corrected = correctParts([icon('check', 0), icon('check', 30), letter, undefined]);
  expect(corrected.map((node) => node?.image?.drawing?.known?.name)).toEqual(['check', 'check', 'check', undefined]);
  expect(corrected[2]!.box).toMatchObject({ width: 16, height: 16 });
  expect(centerY(corrected[2]!.box)).toBe(centerY(letter.ink));
});

it('leaves the minus of an open panel among the plus signs of closed ones', () => {
  const minus = textNode('−', 0, 60);
  expect(correctParts([minus, icon('plus', 0), icon('plus', 30), icon('plus', 90)])[0]).toBe(minus);
});

it('leaves words where the others have an icon, and a cross among ticks', () => {
  const words = textNode('3 Users', 0, 60);
  const cross = textNode('X', 0, 90);
  const ticks = [icon('check', 0), icon('check', 30), icon('check', 120), icon('check', 150)];
  expect(correctParts([...ticks, words])[4]).toBe(words);
  expect(correctParts([...ticks, cross])[4]).toBe(cross);
  const drawn = correctParts([...ticks, icon('x', 180), cross])[5];
  expect(drawn?.image?.drawing?.known?.name).toBe('x');
});

it('leaves text alone beside icons that differ', () => {
  const letter = textNode('J', 0, 60);
  expect(correctParts([icon('home', 0), icon('bell', 30), letter])[2]).toBe(letter);
});

it('takes a bar in one colour for a full or an empty gauge among others', () => {
  const box = { x: 0, y: 0, width: 200, height: 8 };
  const gauge = {
    kind: 'progress',
    value: 0.4,
    track: box,
    fill: [0x0000ff],
    rest: 0xeeeeee,
    radius: 4,
    endRadius: 4,
  } as const;
  const part: LayoutNode = { kind: 'image', role: 'input', box, ink: box, children: [], gauge };
  const bar = (fill: number): LayoutNode => ({ kind: 'empty', box, ink: box, children: [], paint: { fill } });
  const corrected = correctParts([part, bar(0x00aa00), bar(0xeeeeee)]);
  expect(corrected.map((node) => [node!.gauge!.value, node!.gauge!.fill])).toEqual([
    [0.4, [0x0000ff]],
    [1, [0x00aa00]],
    [0, [0x0000ff]],
  ]);
});
