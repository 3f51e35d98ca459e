import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { addBackdropCss } from './backdrop-css.ts';
import type { Context } from './context.ts';

const backdrop = (x: number, y: number, width: number, height: number): Backdrop => ({
  box: { x, y, width, height },
  colors: new Int32Array(0),
  filled: new Uint8Array(0),
});

function elementOf(backdrops: Backdrop[], own: Record<string, string> = {}, width = 400) {
  const box = { x: 100, y: 50, width, height: 200 };
  const node = { kind: 'stack', box, ink: box, children: [], backdrops } as LayoutNode;
  const element: Element = { tag: 'div', name: 'box', css: { ...own }, children: [] };
  const sources = new Map(backdrops.map((one, i) => [one, `data:${i}`]));
  addBackdropCss(element, node, { sources } as unknown as Context);
  return element;
}

it('leaves an element alone that has no backdrops', () => {
  expect(elementOf([], { background: 'red' }).css).toEqual({ background: 'red' });
});

it('stretches what is as wide as the element, and places the rest in proportion to the free room', () => {
  expect(elementOf([backdrop(100, 60, 400, 20), backdrop(200, 50, 200, 40)]).css).toEqual({
    'background-image': "url('data:0'), url('data:1')",
    'background-position': '0 10px, 50% 0',
    'background-size': '100% 20px, 200px 40px',
    'background-repeat': 'no-repeat',
  });
});

it('keeps the gradient or picture that the element has behind it', () => {
  const gradient = 'linear-gradient(90deg, #000000, #ffffff)';
  const { css } = elementOf([backdrop(200, 50, 200, 40)], { background: gradient });
  expect(css.background).toBeUndefined();
  expect(css['background-image']).toBe(`url('data:0'), ${gradient}`);
  expect(css['background-size']).toBe('200px 40px, auto');
});

it('leaves it out on a phone where a wide element is arranged anew', () => {
  const { css, wide } = elementOf([backdrop(100, 60, 800, 20)], {}, 800);
  expect([css['background-size'], wide?.['background-size']]).toEqual(['0 0', '100% 20px']);
});
