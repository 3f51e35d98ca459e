import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { findSizes } from './find-sizes.ts';

const BLUE = { fill: 0x1155dd };
const framed = (size: number, pad: number) =>
  groupNode('stack', [textNode('Send', 100, 100, { size })], { paint: BLUE, pad });
const portrait = (size: number) => groupNode('row', [imageNode(0, 0, size), textNode('Mia', 80, 0)]);

describe('findSizes', () => {
  it('tells small and large buttons from those of the usual size', () => {
    const buttons = [framed(14, 8), framed(14, 8), framed(12, 4), framed(20, 12)];
    const words = buttons.map(({ children }) => children[0]);
    expect(findSizes(buttons, [words])).toEqual([undefined, undefined, 'small', 'large']);
  });

  it('takes no error of measurement for a size', () => {
    expect(findSizes([framed(14, 8), framed(14.4, 9), framed(14, 7.5)], [])).toEqual([undefined, undefined, undefined]);
  });

  it('goes by what does not grow with the words: pictures that keep their proportions', () => {
    const rows = [40, 32, 64].map(portrait);
    const pictures = rows.map(({ children }) => ({ ...children[0], image: { kind: 'photo' } }) as LayoutNode);
    expect(findSizes(rows, [pictures])).toEqual([undefined, 'small', 'large']);
    const cut = pictures.map(
      (picture, i) => ({ ...picture, box: { ...picture.box, width: 40 + 9 * i } }) as LayoutNode,
    );
    expect(findSizes(rows, [cut])).toEqual([undefined, undefined, undefined]);
  });

  it('leaves cards alone whose text makes them higher, and type that goes the other way', () => {
    const card = (lines: number) =>
      groupNode(
        'stack',
        Array.from({ length: lines }, (_, i) => textNode('A line', 0, 30 * i)),
        { paint: BLUE, pad: 20 },
      );
    expect(findSizes([card(2), card(6)], [])).toEqual([undefined, undefined]);
    const field = (height: number) => ({
      ...framed(14, 8),
      box: { x: 92, y: 92, width: 320, height },
    });
    expect(findSizes([field(34), field(34), field(160)], [])).toEqual([undefined, undefined, undefined]);
    const rows = [40, 64].map(portrait);
    const pictures = rows.map(({ children }) => ({ ...children[0], image: { kind: 'photo' } }) as LayoutNode);
    const words = [textNode('Mia', 0, 0, { size: 20 }), textNode('Mia', 0, 0, { size: 14 })];
    expect(findSizes(rows, [pictures, words])).toEqual([undefined, undefined]);
  });
});
