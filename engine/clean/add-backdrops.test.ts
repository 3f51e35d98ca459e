import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { addBackdrops } from './add-backdrops.ts';
import type { Context } from './context.ts';

const PINK = 0xdb2777;

/** What a band, 1280 px wide as a rule, shows of a picture of one colour, 400 px wide and 100 px high, that its paint does not explain. */
function shown(
  color: number | ((at: number) => number),
  paint: Paint | null = { fill: PINK },
  area = { x: 40, y: 300, width: 400, height: 100 },
  width = 1280,
): Element[] {
  const pixels = area.width * area.height;
  const backdrop: Backdrop = {
    box: area,
    colors: Int32Array.from({ length: pixels }, (_, at) => (typeof color === 'number' ? color : color(at))),
    filled: new Uint8Array(pixels),
  };
  const box = { x: 0, y: 0, width, height: 400 };
  const node: LayoutNode = {
    kind: 'stack',
    box,
    ink: box,
    children: [],
    backdrops: [backdrop],
    ...(paint && { paint }),
  };
  const element: Element = { tag: 'section', name: 'section', css: {}, children: [] };
  const sources = new Map([[backdrop, 'data:image/png;base64,AAAA']]);
  addBackdrops(element, node, { sources, designWidth: 1280, page: 0xffffff } as unknown as Context);
  return element.children as Element[];
}

it('keeps what is seen at once, however little of a wide band it covers', () => {
  expect(shown(0x334155)).toHaveLength(1);
});

it('leaves out what is hardly seen on the ground of the band, or of the page', () => {
  expect(shown(0xd02472)).toEqual([]);
  expect(shown(0xf0f0f0, null)).toEqual([]);
});

it('keeps a pale surface in one colour, and leaves out a shadow that takes as much', () => {
  expect(shown(0xe2e8f0, null)).toHaveLength(1);
  expect(shown((at) => 0xffffff - 0x010101 * (at % 32), null)).toEqual([]);
});

it('shows on phones what lies in a box that is no wider, and nothing that would lie behind something else there', () => {
  const [wide] = shown(0x334155);
  expect([wide.css.display, wide.at?.lg?.display]).toEqual(['none', 'block']);
  const [card] = shown(0x334155, { fill: PINK }, { x: 40, y: 100, width: 240, height: 240 }, 318);
  expect([card.css.display, card.at]).toEqual([undefined, undefined]);
});

const drawingOf = ([image]: Element[]): string => decodeURIComponent(image.attributes!.src!);

it('stretches nothing: a picture keeps its size, and the share of the free room on its sides', () => {
  const drawing = drawingOf(shown(0x334155));
  expect(drawing).not.toContain('preserveAspectRatio="none"');
  expect(drawing).toContain('<svg x="4.55%" y="300" overflow="visible">');
  expect(drawing).toContain('x="-18" width="400" height="100"');
});

it('lets what goes from side to side grow with its box, in its shape', () => {
  const drawing = drawingOf(shown(0x334155, { fill: PINK }, { x: 0, y: 300, width: 1280, height: 100 }));
  expect(drawing).toContain('y="300" width="100%" height="1000" viewBox="0 0 1280 100" preserveAspectRatio="xMidYMin"');
});
