import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Css, Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { fitSmallDesktop } from './fit-narrow.ts';
import { layOutElement, openLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (css: Css, lg?: Css, ...children: Element[]): Element => ({
  ...{ tag: 'div', name: 'box', css, children, ...(lg ? { at: { lg } } : {}) },
});
const bodyOf = (...children: Element[]): Element => ({ ...box({}, undefined, ...children), tag: 'body' });
const rigid = (width: number): Element => box({ height: '9px' }, { width: `${width}px`, 'flex-shrink': '0' });
const rowOf = (...children: Element[]): Element =>
  box({ display: 'flex', 'flex-direction': 'column', gap: '16px' }, { 'flex-direction': 'row' }, ...children);
const reach = (body: Element, width: number): number =>
  Math.max(...[...layOutElement(body, width).values()].map((placed) => right(placed.box)));

it('keeps a row that is too wide for a small desktop as it is on a tablet until the next screen', () => {
  const wide = rowOf(rigid(600), rigid(600));
  const narrow = rowOf(rigid(400), rigid(400));
  const body = bodyOf(wide, narrow);
  const before = layOutElement(body, 1280);
  expect(reach(body, 1024)).toBeGreaterThan(1200);
  fitSmallDesktop(body, layOutElement, 1280);
  expect(reach(body, 1024)).toBeLessThanOrEqual(1025);
  expect(layOutElement(body, 1280)).toEqual(before);
  expect(wide.at).toEqual({ xl: { 'flex-direction': 'row' } });
  expect(wide.children).toMatchObject([600, 600].map((px) => ({ at: { xl: { width: `${px}px` } } })));
  expect(narrow.at).toEqual({ lg: { 'flex-direction': 'row' } });
});

it('leaves where a row stands in the one around it', () => {
  const inner: Element = rowOf(rigid(500), rigid(300));
  inner.at = { lg: { ...inner.at?.lg, 'margin-left': '40px' } };
  const body = bodyOf(rowOf(rigid(200), inner));
  fitSmallDesktop(body, layOutElement, 1280);
  expect(inner.at).toEqual({ lg: { 'margin-left': '40px' }, xl: { 'flex-direction': 'row' } });
});

it('treats all rows of a component alike', () => {
  const instance = { component: 'entry' };
  const [wide, narrow] = [rowOf(rigid(900), rigid(300)), rowOf(rigid(200), rigid(100))];
  Object.assign(wide, { instance });
  Object.assign(narrow, { instance });
  fitSmallDesktop(bodyOf(wide, narrow), layOutElement, 1280);
  expect(narrow.at).toEqual({ xl: { 'flex-direction': 'row' } });
});

it('folds a menu for longer where the bar is too narrow for it', () => {
  const menu = box({ display: 'none' }, { display: 'flex' }, rigid(700), rigid(400));
  const toggle = box({ display: 'block', height: '9px' }, { display: 'none' });
  const bar = box({ display: 'flex' }, { gap: '24px' }, toggle, menu);
  fitSmallDesktop(bodyOf(bar), layOutElement, 1280);
  expect([bar, toggle, menu].map(({ at }) => Object.keys(at ?? {}))).toEqual([['xl'], ['xl'], ['xl']]);
});

it('makes give way there what is no row, and leaves the screen of the design as it is', () => {
  const sign = (): Element => box({ width: '30px', 'flex-shrink': '0', height: '9px', 'margin-left': '300px' });
  const body = bodyOf(box({ display: 'flex' }, undefined, sign(), sign(), sign(), sign()));
  const before = [...layOutElement(body, 1320).values()];
  fitSmallDesktop(body, layOutElement, 1320);
  expect(reach(body, 1024)).toBeLessThanOrEqual(1025);
  expect([...layOutElement(body, 1320).values()]).toEqual(before);
});

it('has nothing to do in designs that are no wider', () => {
  const body = bodyOf(rowOf(rigid(600), rigid(600)));
  const before = JSON.stringify(body);
  fitSmallDesktop(body, layOutElement, 1100);
  expect(JSON.stringify(body)).toBe(before);
});
