import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { imageNode } from '../testing/group-node.ts';
import { joinDrawings } from './join-drawings.ts';

function drawn(x: number, y: number, size: number, color = 0x334155): LayoutNode {
  const body = [{ tag: 'path', name: 'icon', attributes: { d: 'M0 0h8' }, css: {}, children: [] }];
  return {
    ...imageNode(x, y, size),
    image: { kind: 'icon', drawing: { viewBox: [0, 0, 8, 8], body, color } },
  } as LayoutNode;
}

const overlay = (children: LayoutNode[]): LayoutNode => {
  const box = { x: 100, y: 50, width: 24, height: 24 };
  return { kind: 'overlay', box, ink: box, children };
};

it('makes one icon of drawings on top of each other', () => {
  const icon = joinDrawings(overlay([drawn(100, 50, 24), drawn(108, 58, 8)]));
  expect(icon.kind).toBe('image');
  expect(icon.image!.drawing!.viewBox).toEqual([0, 0, 24, 24]);
  expect(icon.image!.drawing!.body.map(({ attributes }) => attributes!.transform)).toEqual([
    'translate(0 0) scale(3 3)',
    'translate(8 8) scale(1 1)',
  ]);
});

it('leaves drawings in different colours apart', () => {
  expect(joinDrawings(overlay([drawn(100, 50, 24), drawn(108, 58, 8, 0xff0000)])).kind).toBe('overlay');
});
