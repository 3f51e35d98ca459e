import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { textNode } from '../testing/text-node.ts';
import { dropHiddenGrounds } from './drop-hidden-grounds.ts';

const PAGE = 0xf5f7fb;
const WHITE = 0xffffff;
const CARD = { x: 40, y: 100, width: 276, height: 416 };

const stackAt = (box: Box, paint: Paint | undefined, ...children: LayoutNode[]): LayoutNode => ({
  ...{ kind: 'stack', box, ink: box, children },
  ...(paint ? { paint } : {}),
});
const photoAt = (box: Box): LayoutNode => ({ kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } });
const words = (): LayoutNode => textNode('How do you know?', 64, 308);

/** Kinds and colours. */
const formOf = ({ kind, paint, children }: LayoutNode): string =>
  `${kind}${paint?.fill === undefined ? '' : `#${paint.fill.toString(16)}`}${children.length > 0 ? `(${children.map(formOf).join(' ')})` : ''}`;

const after = (...children: LayoutNode[]): string => {
  const page = stackAt({ x: 0, y: 0, width: 1280, height: 720 }, undefined, ...children);
  dropHiddenGrounds(page, PAGE);
  return formOf(page);
};

it('leaves a card one ground, where a photograph and the ground of its words cover another one', () => {
  const photo = photoAt({ x: 41, y: 100, width: 274, height: 183 });
  const body = stackAt({ x: 41, y: 283, width: 274, height: 233 }, { fill: WHITE }, words());
  const edge = stackAt({ x: 41, y: 101, width: 275, height: 415 }, { fill: 0xd5d8e4 }, photo, body);
  expect(after(stackAt(CARD, { fill: WHITE, radius: 2 }, edge))).toBe('stack(stack#ffffff(image text))');
});

it('drops a ground in the colour of what is around it, through groups that have none', () => {
  const inner = stackAt({ ...CARD, height: 60 }, { fill: PAGE }, words());
  expect(after(stackAt(CARD, undefined, inner))).toBe('stack(stack(text))');
  const row: LayoutNode = { kind: 'row', box: CARD, ink: CARD, children: [words(), words()], paint: { fill: PAGE } };
  expect(after(row)).toBe('stack(row(text text))');
});

it('keeps what one sees: other colours, edges, and grounds on a gradient', () => {
  const half = { ...CARD, height: 208 };
  expect(after(stackAt(CARD, { fill: WHITE }, stackAt(half, { fill: 0xeeeeee }, words())))).toBe(
    'stack(stack#ffffff(stack#eeeeee(text)))',
  );
  const border = { color: 0xdddddd, width: 1, sides: ['top'] as const };
  expect(after(stackAt(CARD, { fill: PAGE, border }, words()))).toBe('stack(stack#f5f7fb(text))');
  const gradient = { angle: 90, stops: [{ color: WHITE, at: 0 }] };
  expect(after(stackAt(CARD, { fill: PAGE, gradient }, stackAt(half, { fill: PAGE }, words())))).toBe(
    'stack(stack#f5f7fb(stack#f5f7fb(text)))',
  );
});

it('keeps the grounds of two cells that fill a box in two colours', () => {
  const sign = stackAt({ ...CARD, width: 80 }, { fill: 0xe91e63 }, words());
  const shadow = { x: 0, y: 1, blur: 3, spread: 0, color: 0, alpha: 0.2 };
  const figure = stackAt({ ...CARD, x: 120, width: 196 }, { fill: WHITE, shadow }, words());
  const row: LayoutNode = {
    kind: 'row',
    box: CARD,
    ink: CARD,
    children: [sign, figure],
    paint: { fill: 0xe91e63, shadow },
  };
  expect(after(row)).toContain('stack#ffffff(text)');
});

it('lets cells and boxes to tick show the ground of their row', () => {
  const border = { color: 0xdddddd, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
  const cell = stackAt({ ...CARD, height: 60 }, { fill: WHITE, border }, words());
  cell.role = 'td';
  expect(after(stackAt(CARD, { fill: WHITE }, cell))).toBe('stack(stack#ffffff(stack(text)))');
  const paint: Paint = { fill: 0xf2f2f3, border };
  const box = { ...CARD, width: 16, height: 16 };
  const tick: LayoutNode = { kind: 'image', role: 'input', box, ink: box, children: [] };
  tick.check = { type: 'checkbox', checked: false, paint };
  after(stackAt(CARD, { fill: 0xf2f2f2 }, tick));
  expect(paint).toEqual({ border });
});
