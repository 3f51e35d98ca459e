import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Css, Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { fitDistances } from './fit-distances.ts';
import { openLayout } from './lay-out.ts';
import { trace } from './origin.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (css: Css, ...children: Element[]): Element => ({ tag: 'div', name: 'box', css, children });
const bodyOf = (...children: Element[]): Element => ({ ...box({}, ...children), tag: 'body', name: 'page' });

/** A painted thing, 40 px high, that is so far down in the design, in px. */
function thing(y: number, css: Css, slot?: string): Element {
  const element = box({ height: '40px', ...css });
  const at = { x: 0, y, width: 1280, height: 40 };
  const node: LayoutNode = { kind: 'empty', box: at, ink: at, children: [], paint: { fill: 0x3b82f6 } };
  trace(element, { ...node, ...(slot ? { slot } : {}) } as LayoutNode);
  return element;
}

const fitted = (body: Element): Element => {
  fitDistances(body, 1280);
  return body;
};

/** What has a gap elsewhere on the page. */
const gapped = (gap: string): Element => box({ display: 'flex', 'flex-direction': 'column', gap });

it('takes the next step for a distance that moves all below it away from its place', () => {
  const list = box({ display: 'flex', 'flex-direction': 'column', gap: '12px' });
  list.children = [0, 50, 100, 150, 200].map((y) => thing(y, {}));
  fitted(bodyOf(list, gapped('10px')));
  expect(list.css.gap).toBe('10px');
});

it('takes no gap that the page does not have', () => {
  const list = box({ display: 'flex', 'flex-direction': 'column', gap: '12px' });
  list.children = [0, 50, 100, 150, 200].map((y) => thing(y, {}));
  fitted(bodyOf(list));
  expect(list.css.gap).toBe('12px');
});

it('keeps a distance that is right, and one that no step makes better', () => {
  const right = box({ display: 'flex', 'flex-direction': 'column', gap: '12px' }, thing(0, {}), thing(52, {}));
  const near = box({ display: 'flex', 'flex-direction': 'column', gap: '16px' }, thing(0, {}), thing(57, {}));
  fitted(bodyOf(right));
  fitted(bodyOf(near));
  expect([right.css.gap, near.css.gap]).toEqual(['12px', '16px']);
});

it('takes a length that the page has between two steps', () => {
  const list = box({ 'padding-top': '28px' }, thing(30, {}), thing(100, { 'margin-top': '30px' }));
  fitted(bodyOf(list));
  expect(list.css['padding-top']).toBe('30px');
});

it('changes what is written alike together', () => {
  // The first one is in its place with 20 px, three others want 24.
  const titles = [20, 84, 148, 212].map((y) => thing(y, { 'margin-top': '20px' }, 'card/title'));
  fitted(bodyOf(...titles.map((title) => box({ display: 'flex', 'flex-direction': 'column' }, title)), gapped('24px')));
  expect(titles.map(({ css }) => css['margin-top'])).toEqual(['24px', '24px', '24px', '24px']);
});

it('moves both sides of a padding that is one', () => {
  const card = box({ 'padding-top': '20px', 'padding-bottom': '20px' }, thing(24, {}));
  fitted(bodyOf(card, thing(88, {}), thing(128, {})));
  expect([card.css['padding-top'], card.css['padding-bottom']]).toEqual(['24px', '24px']);
});
