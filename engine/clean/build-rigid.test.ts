import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildRigid } from './build-rigid.ts';
import { Consensus } from './consensus.ts';
import type { Built, Context } from './context.ts';

const built = (node: LayoutNode): Built => ({
  element: { tag: node.kind === 'text' ? 'p' : 'div', name: node.kind, css: {}, children: [] },
  top: node.box.y,
  height: node.box.height,
});
const context = {
  designWidth: 1280,
  consensus: new Consensus(undefined, true),
  spacing: { step: (length: number) => length },
  tops: new Map(),
  widths: new Map(),
  build: built,
} as unknown as Context;
const rowOf = (...children: LayoutNode[]) => buildRigid(groupNode('row', children), { x0: 0, x1: 1000 }, context);

it('keeps a sign beside its words on a phone, where these may break', () => {
  const words = textNode('Manager of the harbour and of the seven lighthouses', 40, 40);
  const { css, at } = rowOf(imageNode(0, 40, 16), words).element;
  expect(css).toMatchObject({ display: 'flex', gap: '16px' });
  expect(css['flex-direction']).toBeUndefined();
  expect(at?.lg).toMatchObject({ gap: '24px' });
  const [, text] = rowOf(imageNode(0, 40, 16), words).element.children as Built['element'][];
  expect(text.css['white-space']).toBeUndefined();
  expect(text.at?.lg?.['white-space']).toBe('nowrap');
});

it('sets below each other on a phone what has no room there side by side', () => {
  const paragraph = (x: number) => textNode('Manager of the harbour and of the seven lighthouses', x, 40);
  expect(rowOf(paragraph(0), paragraph(500)).element.css['flex-direction']).toBe('column');
  expect(rowOf(paragraph(0), textNode('Accept', 500, 40)).element.css['flex-direction']).toBe('column');
});

it('lets small things go on in the next line on a phone, though one of them is two lines, but no columns', () => {
  const person = groupNode('stack', [textNode('Mara Lind', 400, 32), textNode('Keeper', 400, 56)]);
  const { css } = rowOf(imageNode(0, 40, 16), imageNode(300, 40, 16), person).element;
  expect(css).toMatchObject({ display: 'flex', 'flex-wrap': 'wrap' });
  const figure = (x: number) => groupNode('stack', [textNode('55+', x, 32), textNode('Pages', x, 56)]);
  expect(rowOf(figure(0), figure(240), figure(480)).element.css['flex-direction']).toBe('column');
});

it('shows a tall picture in its frame whole on a phone', () => {
  const picture = imageNode(612, 12, 226);
  const frame = {
    ...groupNode('stack', [picture]),
    box: { x: 600, y: 0, width: 250, height: 524 },
    paint: { fill: 0 },
  } as LayoutNode;
  const words = textNode('Manager of the harbour and of the seven lighthouses', 0, 40);
  const [, shown] = rowOf(words, frame).element.children as Built['element'][];
  expect(shown.css).toMatchObject({ width: '250px', 'max-width': '100%', 'align-self': 'center' });
  expect(shown.at?.lg?.['align-self']).toBe('auto');
});

it('says once what most things of a row keep between them, and on what line they stand', () => {
  const [logo, link, button] = [imageNode(0, 32, 16), imageNode(28, 32, 16), imageNode(56, 32, 16)];
  const dot = imageNode(112, 24, 8);
  const { element, top, height } = rowOf(logo, link, button, dot, imageNode(132, 20, 40));
  expect(element.css).toMatchObject({ gap: '12px', 'align-items': 'center' });
  expect([top, height]).toEqual([20, 40]);
  const own = (element.children as Built['element'][]).map(({ css }) => [css['margin-left'], css['align-self']]);
  expect(own.slice(0, 3)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(own[3]).toEqual(['28px', 'flex-start']);
  expect(own[4]).toEqual([undefined, undefined]);
});

const buttonAt = (x: number, words: string): LayoutNode => {
  const box = { x, y: 40, width: 8 * words.length + 40, height: 44 };
  const label = { ...textNode(words, x + 20, 52), role: undefined } as LayoutNode;
  return { kind: 'stack', box, ink: box, children: [label], paint: { fill: 0x1155dd }, role: 'button' };
};

it('writes a few buttons at one distance as a line that wraps, each as wide as its words', () => {
  const { css, at, children } = rowOf(buttonAt(0, 'Start for free'), buttonAt(162, 'Watch it work')).element;
  expect(css).toMatchObject({ display: 'flex', 'flex-wrap': 'wrap', gap: '10px', 'align-items': 'center' });
  expect(at).toBeUndefined();
  expect((children as Built['element'][]).map((child) => [child.css, child.at])).toEqual([
    [{}, undefined],
    [{}, undefined],
  ]);
});

it('measures the distance behind a thing from where that ends when its width is its own', () => {
  const label = (x: number): LayoutNode => ({ ...groupNode('stack', [imageNode(x, 40, 17)]), role: 'button' });
  const build = (node: LayoutNode): Built => {
    const one = built(node);
    return node.kind === 'image' ? { ...one, element: { ...one.element, css: { width: '16px' } } } : one;
  };
  const children = [label(0), imageNode(47, 40, 17), imageNode(84, 40, 17), textNode('A', 150, 60)];
  const { element } = buildRigid(groupNode('row', children), { x0: 0, x1: 1000 }, { ...context, build });
  const margins = (element.children as Built['element'][]).map(({ css, at }) => (at?.lg ?? css)['margin-left']);
  // 17 + 30, + 16 + 21, + 16 + 50 px.
  expect([element.css.gap ?? element.at?.lg?.gap, ...margins]).toEqual([undefined, undefined, '30px', '21px', '50px']);
});

it('says of what stands in the middle of its columns that it does, not how far that is from their edge', () => {
  // 152 + 12 + 144 px in 1000.
  const { css, children } = rowOf(buttonAt(346, 'Start for free'), buttonAt(510, 'Watch it work')).element;
  expect(css).toMatchObject({ 'justify-content': 'center', gap: '12px' });
  expect(JSON.stringify(children)).not.toContain('margin');
});

it('gives a part its padding in all instances of its column, or in none', () => {
  const consensus = new Consensus();
  const own = { ...context, consensus } as Context;
  const columns = [4, 4, 1].map((inset): LayoutNode => {
    const line = (y: number): LayoutNode => {
      const row = groupNode('row', [textNode('Ideas', inset, y), textNode('3', 292 - inset, y)]);
      return { ...row, box: { x: inset, y, width: 300 - 2 * inset, height: 20 }, slot: 'column/head' };
    };
    return {
      ...groupNode('stack', [line(0), textNode('Words of a card below it that are long', 0, 40)]),
      slot: 'column',
    };
  });
  const describe = () => columns.map((column) => buildRigid(column, { x0: 0, x1: 300 }, own).element.children[0]);
  describe();
  consensus.settle();
  const padding = describe().map((head) => typeof head !== 'string' && head.css['padding-left']);
  expect(padding).toEqual(['4px', '4px', '4px']);
});

it('keeps a wide distance to wide screens, where the row does not wrap', () => {
  const { css, at } = rowOf(imageNode(0, 32, 16), imageNode(16 + 300, 32, 16)).element;
  expect(css).toMatchObject({ 'flex-wrap': 'wrap', gap: '40px' });
  expect(at?.lg).toMatchObject({ 'column-gap': '300px' });
});

it('keeps the mean distance of things below each other, not that of the first two', () => {
  const tops = [0, 43, 87, 130, 173, 217];
  const things = tops.map((y) => ({ ...imageNode(0, y, 40), box: { x: 0, y, width: 40, height: 40 } }));
  const asked: number[] = [];
  const spacing = { step: (length: number, times?: number) => asked.push(length, times ?? 1) && length };
  const own = { ...context, spacing } as unknown as Context;
  const { element } = buildRigid(groupNode('stack', things), { x0: 0, x1: 1000 }, own);
  expect(Number.parseFloat(element.css.gap)).toBeCloseTo(3.4, 1);
  expect(asked).toContain(5);
});

it('says how wide words are only where something follows from it', () => {
  const person = (x: number): LayoutNode =>
    groupNode('stack', [textNode('Mara Lind', x, 32), textNode('Keeper of the harbour', x, 56)]);
  const widthsOf = (...children: LayoutNode[]): (string | undefined)[] =>
    (rowOf(...children).element.children as Built['element'][]).map(({ css, at }) => (at?.lg ?? css).width);
  // The second ends at the edge, with free room before it.
  expect(widthsOf(person(0), person(1000 - person(0).box.width))).toEqual([undefined, undefined]);
  expect(widthsOf(person(0), imageNode(300, 40, 16), person(340))[0]).toBeDefined();
});

it('begins behind words at one place in all instances, and breaks none of them', () => {
  const consensus = new Consensus(undefined, false);
  const tile = (words: string): LayoutNode => {
    const stack = groupNode('stack', [textNode(words, 0, 32), textNode('Size', 0, 56)]);
    const group: LayoutNode = { ...stack, slot: 'tile/words' };
    return { ...groupNode('row', [group, { ...imageNode(300, 40, 16), slot: 'tile/icon' }]), slot: 'tile' };
  };
  const tiles = [tile('S'), tile('M'), tile('Larger than all')];
  const describe = (): [width: number, gap: number][] =>
    tiles.map((one) => {
      const { element } = buildRigid(one, { x0: 0, x1: 1000 }, { ...context, consensus });
      const [first, second] = element.children as Built['element'][];
      const px = (value: string | undefined): number => Number.parseFloat(value ?? '0');
      const gap = element.at?.lg?.['column-gap'] ?? element.css.gap;
      return [px((first.at?.lg ?? first.css).width), px(gap) + px((second.at?.lg ?? second.css)['margin-left'])];
    });
  describe();
  consensus.settle();
  const placed = describe();
  expect(placed.map(([width, gap]) => width + gap)).toEqual([300, 300, 300]);
  expect(placed[2][0]).toBeGreaterThanOrEqual(tiles[2].children[0].box.width);
});

it('ends at one place what ends all instances there, however long the words before it are', () => {
  const consensus = new Consensus();
  const card = (words: string): LayoutNode => {
    const text = groupNode('stack', [textNode(words, 0, 32), textNode('924', 0, 56)]);
    const sign: LayoutNode = { ...imageNode(940, 40, 48), slot: 'stat/icon' };
    return { ...groupNode('row', [{ ...text, slot: 'stat/words' }, sign]), slot: 'stat' };
  };
  const cards = [card('Sales'), card('Performance of all')];
  const describe = (): Element['css'][] =>
    cards.map((one) => {
      const { element } = buildRigid(one, { x0: 0, x1: 1000 }, { ...context, consensus });
      const sign = element.children.at(-1) as Element;
      return { ...sign.css, ...sign.at?.lg };
    });
  describe();
  consensus.settle();
  for (const css of describe()) expect(css).toMatchObject({ 'margin-left': 'auto', 'margin-right': '12px' });
});

it('keeps what lies over the thing before it there', () => {
  const { element } = rowOf(imageNode(0, 20, 40), imageNode(30, 20, 40));
  const second = element.children[1] as Element;
  expect((second.at?.lg ?? second.css)['margin-left']).toBe('-10px');
});

it('keeps the width of what a table or a field fills', () => {
  const label = textNode('Name', 40, 20);
  const field: LayoutNode = {
    ...groupNode('stack', [textNode('Ann', 50, 60)], { paint: { fill: 0xffffff } }),
    role: 'input',
  };
  const table: LayoutNode = {
    ...groupNode('stack', [textNode('Ann', 40, 60), textNode('Ben', 40, 90)]),
    role: 'table',
  };
  for (const inner of [field, table]) {
    const { element } = rowOf(imageNode(0, 40, 16), groupNode('stack', [label, inner]));
    const last = element.children.at(-1) as Element;
    expect((last.at?.lg ?? last.css).width).toBeDefined();
  }
});
