import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { trace } from './check/origin.ts';
import { drawnWidth } from './drawn-width.ts';

const box = (...children: Element[]): Element => ({ tag: 'div', name: 'box', css: {}, children });
function drawn(width: number): Element {
  const element = box();
  trace(element, { ink: { width } } as LayoutNode);
  return element;
}

it('adds what is drawn, also in groups that the design does not show', () => {
  expect(drawnWidth(box(drawn(100), box(drawn(20), drawn(30))), 16)).toBe(182);
  expect(drawnWidth(box(), 16)).toBe(0);
});
