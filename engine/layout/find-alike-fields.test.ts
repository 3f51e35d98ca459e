import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { textNode } from '../testing/text-node.ts';
import { findAlikeFields } from './find-alike-fields.ts';

const WHITE: Paint = { fill: 0xffffff, radius: 4 };

function box(y: number, children: LayoutNode[], paint: Paint = WHITE, size: Partial<Box> = {}): LayoutNode {
  const place = { x: 100, y, width: 300, height: 44, ...size };
  return { kind: children.length > 0 ? 'stack' : 'empty', box: place, ink: place, paint, children };
}
const value = (y: number, text = 'Lucky', x = 112) => textNode(text, x, y + 13);
const icon = (x: number, y: number, side = 16): LayoutNode => {
  const place = { x, y, width: side, height: side };
  return { kind: 'image', box: place, ink: place, children: [], image: { kind: 'icon' } };
};
const labelled =
  (...nodes: LayoutNode[]) =>
  (node: LayoutNode) =>
    nodes.includes(node);

describe('findAlikeFields', () => {
  it('takes boxes without a border for fields when most of them have a label', () => {
    const [first, second, third] = [box(100, [value(100)]), box(200, [value(200)]), box(300, [value(300)])];
    const fields = findAlikeFields([first, second, third], [], labelled(first, second));
    expect([...fields]).toEqual([
      [first, 'input'],
      [second, 'input'],
      [third, 'input'],
    ]);
  });

  it('leaves one alone, and cards of which only the first stands below a title', () => {
    const cards = [100, 160, 220].map((y) => box(y, [value(y)]));
    expect(findAlikeFields(cards.slice(0, 1), [], labelled(cards[0]))).toEqual(new Map());
    expect(findAlikeFields(cards, [], labelled(cards[0]))).toEqual(new Map());
  });

  it('proves a box by a field that is painted alike, where its text stands as far in', () => {
    const [model, alike, other] = [box(100, [value(100)]), box(200, [value(200)]), box(300, [value(300, 'Cut', 125)])];
    expect([...findAlikeFields([alike, other], [model], labelled()).keys()]).toEqual([alike]);
  });

  it('leaves boxes in a colour and buttons with their icon in the middle alone', () => {
    const red = [100, 200].map((y) => box(y, [value(y)], { fill: 0xdb2777, radius: 4 }));
    const buttons = [100, 200].map((y) => box(y, [icon(112, y + 14), value(y, 'GitHub', 136)], WHITE, { width: 96 }));
    for (const nodes of [red, buttons]) expect(findAlikeFields(nodes, [], labelled(...nodes))).toEqual(new Map());
  });

  it('knows what takes several lines by its height', () => {
    const tall = box(300, [textNode('About you', 112, 312, { color: 0xbbbbbb })], WHITE, { height: 120 });
    const fields = findAlikeFields([box(100, [value(100, 'Name')]), tall], [box(200, [value(200)])], labelled(tall));
    expect([...fields.values()]).toEqual(['input', 'textarea']);
    const padded = box(300, [textNode('Message', 120, 326, { color: 0xbbbbbb })], WHITE, { height: 246 });
    expect([...findAlikeFields([padded], [box(200, [value(200)])], labelled(padded)).values()]).toEqual(['textarea']);
  });
});
