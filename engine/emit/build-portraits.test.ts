import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildPortraitsElement } from './build-portraits.ts';
import type { Context } from './context.ts';

const portrait = (x: number): LayoutNode => {
  const box = { x, y: 0, width: 40, height: 40 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo', round: true } };
};

const rowOf = (children: LayoutNode[]): LayoutNode => {
  const box = { x: 0, y: 0, width: 88, height: 40 };
  return { kind: 'overlay', box, ink: box, children };
};

const context: Context = {
  designWidth: 1280,
  base: { family: 'sans-serif', size: 16, color: 0 },
  sources: new Map(),
  build: () => {
    throw new Error('Portraits have nothing in them.');
  },
};

it('lays portraits over each other', () => {
  const { children } = buildPortraitsElement(rowOf([0, 24, 48].map(portrait)), { x0: 0, x1: 400 }, context);
  expect(children).toMatchObject([
    { tag: 'img', css: { 'border-radius': '50%' } },
    { css: { 'margin-left': '-16px' } },
    { css: { 'margin-left': '-16px' } },
  ]);
});

it('says which is in front where it is not the last', () => {
  const { children } = buildPortraitsElement(rowOf([48, 24, 0].map(portrait)), { x0: 0, x1: 400 }, context);
  expect(children).toMatchObject([
    { css: { 'z-index': '3' } },
    { css: { 'z-index': '2' } },
    { css: { 'z-index': '1' } },
  ]);
});
