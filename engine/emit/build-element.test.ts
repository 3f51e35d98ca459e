import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildElement } from './build-element.ts';
import type { Context } from './context.ts';

it('keeps the height of a painted box whose things overlap', () => {
  const context: Context = {
    designWidth: 1280,
    base: { family: 'arial', size: 16, color: 0 },
    sources: new Map(),
    build: (): Element => ({ tag: 'div', name: 'thing', css: {}, children: [] }),
  };
  const thing = (x: number, y: number): LayoutNode => {
    const box = { x, y, width: 60, height: 60 };
    return { kind: 'image', box, ink: box, children: [] };
  };
  const box = { x: 0, y: 0, width: 300, height: 130 };
  const children = [thing(20, 20), thing(50, 50)];
  const overlay = buildElement(
    { kind: 'overlay', box, ink: box, children, paint: { fill: 0x134e4a } },
    { x0: 0, x1: 300 },
    context,
  );
  expect(overlay.css['padding-bottom']).toBe('20px');
});

it('makes a picture no higher for the text on it whose line is higher', () => {
  const context: Context = {
    designWidth: 1280,
    base: { family: 'arial', size: 16, color: 0 },
    sources: new Map(),
    build: (): Element => ({ tag: 'p', name: 'text', css: {}, children: [] }),
  };
  const at = (y: number, height: number) => ({ x: 0, y, width: 86, height });
  const line: LayoutNode = { kind: 'stack', box: at(156, 66), ink: at(162, 42), children: [] };
  const mark: LayoutNode = { kind: 'image', box: at(167, 30), ink: at(167, 30), children: [] };
  const overlay = buildElement(
    {
      kind: 'overlay',
      box: at(162, 51),
      ink: at(162, 51),
      children: [line, mark],
      image: { kind: 'photo', background: true },
    },
    { x0: 0, x1: 86 },
    context,
  );
  expect((overlay.children[0] as Element).css).toMatchObject({ 'margin-top': '-6px', 'margin-bottom': '-9px' });
});
