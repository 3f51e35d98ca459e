import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { addGrounds, splitGrounds } from './add-grounds.ts';
import type { Context } from './context.ts';
import { SpacingScale } from './spacing-scale.ts';

const box = { x: 0, y: 0, width: 1280, height: 300 };
const band = { kind: 'empty', box, ink: box, paint: { fill: 0x5e72e4 }, children: [] } as LayoutNode;
const photograph = {
  kind: 'image',
  box,
  ink: box,
  image: { kind: 'photo', background: true },
  children: [],
} as LayoutNode;
const content = { kind: 'row', box, ink: box, children: [] } as unknown as LayoutNode;
const pageOf = (...children: LayoutNode[]) => ({ kind: 'overlay', box, ink: box, children }) as LayoutNode;
const context = { spacing: new SpacingScale(), sources: new Map([[photograph, 'band.webp']]) } as unknown as Context;

it('tells what lies behind all of a page from the page', () => {
  expect(splitGrounds(pageOf(band, content))).toEqual({ grounds: [band], content });
  const other = pageOf({ ...band, children: [band] } as LayoutNode, content);
  expect(splitGrounds(other)).toEqual({ grounds: [], content: other });
});

it('puts it behind the content, from one side of the window to the other', () => {
  const body = { tag: 'body', name: 'page', css: {}, children: ['…'] };
  addGrounds(body, [band, photograph], context);
  expect(body.css).toEqual({ position: 'relative', isolation: 'isolate' });
  const place = { position: 'absolute', top: '0', left: '0', width: '100%', height: '300px', 'z-index': '-10' };
  expect(body.children).toMatchObject([
    { tag: 'div', css: { ...place, 'background-color': '#5e72e4' } },
    { tag: 'img', attributes: { src: 'band.webp', alt: '' }, css: { ...place, 'object-fit': 'cover' } },
    '…',
  ]);
});

it('leaves a page without any as it is', () => {
  const body = { tag: 'body', name: 'page', css: {}, children: [] };
  addGrounds(body, [], context);
  expect(body).toEqual({ tag: 'body', name: 'page', css: {}, children: [] });
});
