import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { textNode } from '../testing/text-node.ts';
import { isIconButton, isSignButton, isToolOf } from './find-icon-button.ts';

function sign(x: number): LayoutNode {
  const box = { x, y: 12, width: 16, height: 16 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
}

function row(width: number, paint: Paint, ...children: LayoutNode[]): LayoutNode {
  const box = { x: 0, y: 0, width, height: 40 };
  return { kind: 'row', box, ink: box, paint, children };
}

const PLAIN: Paint = { fill: 0xffffff, radius: 6 };
const COLORED: Paint = { fill: 0x2563eb, radius: 6 };

it('takes a sign and a word in the middle of a box for a button', () => {
  expect(isIconButton(row(136, PLAIN, sign(24), textNode('Download', 48, 10)))).toBe(true);
  expect(isIconButton(row(300, PLAIN, sign(24), textNode('Download', 48, 10)))).toBe(false);
});

it('lets them stand at the ends of a box in a colour of its own', () => {
  const ends = (paint: Paint): LayoutNode => row(300, paint, textNode('New entry', 20, 10), sign(264));
  expect([isIconButton(ends(COLORED)), isIconButton(ends(PLAIN))]).toEqual([true, false]);
});

it('takes a figure with an arrow for no button', () => {
  expect(isIconButton(row(88, PLAIN, sign(16), textNode('12 %', 40, 10)))).toBe(false);
});

it('takes a patch of colour beside a word for a sign only where a like box stands beside', () => {
  const place = { x: 40, y: 11, width: 18, height: 18 };
  const patch: LayoutNode = { kind: 'empty', box: place, ink: place, children: [], paint: { fill: 0xf59e0b } };
  const choice = row(150, PLAIN, patch, textNode('Harbour', 68, 10));
  expect([isIconButton(choice), isIconButton(choice, false, true)]).toEqual([false, true]);
  const dot = { ...patch, box: { ...place, y: 16, width: 8, height: 8 } };
  expect(isIconButton(row(150, PLAIN, dot, textNode('Online', 58, 10)), false, true)).toBe(false);
});

it('takes the sign of an act on a disc for a button, and no other one', () => {
  const disc = (name: string, width = 40): LayoutNode => {
    const known = { name, credit: 'Lucide (ISC)' };
    const image = { kind: 'icon' as const, drawing: { viewBox: [0, 0, 24, 24], body: [], color: 0, known } };
    return row(width, { radius: 20, border: { color: 0, width: 1, sides: ['top', 'right', 'bottom', 'left'] } }, {
      ...sign(12),
      image,
    } as LayoutNode);
  };
  expect(['chevron-left', 'baseline-arrow_forward_ios', 'x', 'play'].map((name) => isSignButton(disc(name)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['rocket', 'arrow-up', 'xbox'].map((name) => isSignButton(disc(name)))).toEqual([false, false, false]);
  expect(isSignButton(disc('chevron-left', 120))).toBe(false);
});

it('takes framed signs that touch each other for the buttons of a toolbar, but not those of networks or apart', () => {
  const tool = (x: number, name = 'rocket'): LayoutNode => {
    const known = { name, credit: '' };
    const image = { kind: 'icon' as const, drawing: { viewBox: [0, 0, 24, 24], body: [], color: 0, known } };
    const node = row(
      40,
      { fill: 0xf8f9fa, border: { color: 0, width: 1, sides: ['top', 'left', 'bottom', 'right'] } },
      {
        ...sign(x + 12),
        image,
      } as LayoutNode,
    );
    return { ...node, box: { ...node.box, x } } as LayoutNode;
  };
  const isTool = (boxes: LayoutNode[]): boolean[] => boxes.map((box) => isToolOf(box, boxes, []));
  expect(isTool([tool(0), tool(39), tool(82)])).toEqual([true, true, true]);
  expect(isTool([tool(0), tool(39), tool(140)])).toEqual([false, false, false]);
  expect(isTool([tool(0, 'facebook'), tool(39, 'twitter'), tool(82)])).toEqual([false, false, false]);
});

it('takes a sign in a box behind a field for the button that sends it', () => {
  const lens = row(40, COLORED, sign(12));
  const field = (x: number): LayoutNode => {
    const box = { x, y: 0, width: 200, height: 40 };
    return { kind: 'stack', role: 'input', box, ink: box, children: [], paint: PLAIN };
  };
  expect(isToolOf(lens, [lens], [field(-200)])).toBe(true);
  expect(isToolOf(lens, [lens], [field(-240)])).toBe(false);
});
