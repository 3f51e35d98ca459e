import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { fitNarrow } from './fit-narrow.ts';
import { layOutElement, openLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (css: Element['css'], ...children: Element['children']): Element => ({
  ...{ tag: 'div', name: 'box', css, children },
});
const bodyOf = (...children: Element[]): Element => ({ ...box({}, ...children), tag: 'body' });

function widest(body: Element, width: number): number {
  return Math.max(...[...layOutElement(body, width).values()].map((placed) => right(placed.box)));
}

it('makes rows, widths, distances and words give way below the screen of the design', () => {
  const words = { tag: 'p', name: 'text', css: { 'white-space': 'nowrap' }, children: ['A line that is not broken'] };
  const row = box(
    { display: 'flex' },
    ...[1, 2, 3].map(() => box({ width: '200px', 'flex-shrink': '0', height: '9px' })),
  );
  const indented = box({ 'margin-left': '300px' }, { ...words, children: [`${words.children} but is far too long`] });
  const body = bodyOf(row, box({ width: '700px', height: '9px' }), indented);
  const before = layOutElement(body, 1280);
  const places = [row, ...row.children, indented].map((one) => before.get(one as Element)?.box);
  expect(widest(body, 320)).toBeGreaterThan(320);
  fitNarrow(body, layOutElement, 1280);
  expect(widest(body, 320)).toBeLessThanOrEqual(321);
  expect(widest(body, 768)).toBeLessThanOrEqual(769);
  const after = layOutElement(body, 1280);
  expect([row, ...row.children, indented].map((one) => after.get(one as Element)?.box)).toEqual(places);
});

it('leaves what tablets have a design for to them', () => {
  const row = box(
    { display: 'flex' },
    ...[1, 2, 3].map(() => box({ width: '200px', 'flex-shrink': '0', height: '9px' })),
  );
  const body = bodyOf(row);
  const before = layOutElement(body, 768);
  const places = row.children.map((one) => before.get(one as Element)?.box);
  fitNarrow(body, layOutElement, 1280, 'md');
  expect(widest(body, 320)).toBeLessThanOrEqual(321);
  const after = layOutElement(body, 768);
  expect(row.children.map((one) => after.get(one as Element)?.box)).toEqual(places);
});

it('lets a table scroll in its own box', () => {
  const scrolls = box({ 'overflow-x': 'auto' }, box({ width: '900px', height: '40px' }));
  const body = bodyOf(scrolls);
  const before = JSON.stringify(body);
  fitNarrow(body, layOutElement, 1280);
  expect(JSON.stringify(body)).toBe(before);
});

it('changes all that are written alike', () => {
  const chip = (words: string): Element => ({
    ...box({ width: '400px', height: '9px' }),
    attributes: { title: words },
  });
  const body = bodyOf(chip('one'), box({ display: 'flex' }, chip('other'), box({ height: '9px' })));
  fitNarrow(body, layOutElement, 1280);
  const [one, row] = body.children as Element[];
  expect(one.css['max-width']).toBe('100%');
  expect((row.children[0] as Element).css).toEqual(one.css);
});

it('gives what is elastic in a row that wraps the room of its words', () => {
  const words: Element = { tag: 'p', name: 'text', css: {}, children: ['Internationalisation'] };
  const elastic = box({ flex: '1 1 0%', 'min-width': '0' }, words);
  const fixed = [1, 2].map(() => box({ width: '120px', 'flex-shrink': '0', height: '9px' }));
  const body = bodyOf(box({ display: 'flex', 'flex-wrap': 'wrap', 'column-gap': '24px' }, ...fixed, elastic));
  fitNarrow(body, layOutElement, 1280);
  const lines = layOutElement(body, 320).get(words)?.lines ?? [];
  expect(right(lines[0])).toBeLessThanOrEqual(321);
  expect(elastic.at?.lg).toEqual({ 'min-width': '0' });
});

it('wraps pictures that do not fit beside each other: they do not shrink', () => {
  const picture = (): Element => ({
    ...{ tag: 'img', name: 'picture', css: { width: '154px' }, children: [] },
    attributes: { src: 'a.png', alt: '', width: '154', height: '102' },
  });
  const row = box({ display: 'flex', 'column-gap': '16px' }, picture(), picture(), picture());
  fitNarrow(bodyOf(row), layOutElement, 1280);
  expect(row.css['flex-wrap']).toBe('wrap');
});

it('lets that give way which moves nothing on a design for narrow screens', () => {
  // At the end of its row on the phone's design, which a narrower window has no room for.
  const button = box({ 'margin-left': '200px', width: '160px', 'flex-shrink': '0', height: '9px' });
  const row = box({ display: 'flex' }, button);
  const page = box({ 'white-space': 'nowrap' }, row);
  const xAt = (body: Element): number => layOutElement(body, 375).get(button)!.box.x;
  const alone = bodyOf(page);
  fitNarrow(alone, layOutElement, 1280);
  expect(xAt(alone)).toBe(0);
  button.css = { ...button.css, 'margin-left': '200px' };
  delete button.at;
  const body = bodyOf(page);
  fitNarrow(body, layOutElement, 1280, 'md', (width) => (width < 768 ? Math.abs(xAt(body) - 200) : 0));
  expect(xAt(body)).toBe(200);
});

it('what cannot give way on a page of several designs scrolls in its own box, on its screens alone', () => {
  const far = box({ 'margin-left': '340px', width: '20px', height: '9px' });
  const drawing = box({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' }, far);
  const body = bodyOf(box({}, drawing));
  // On the phone's design, 375 px wide, all of it stands where it is to be.
  const offIn = (width: number): number =>
    width < 768 ? Math.abs(360 - right(layOutElement(body, 375).get(far)!.box)) * 100 : 0;
  fitNarrow(body, layOutElement, 1280, 'md', offIn);
  expect(far.css['margin-left']).toBe('340px');
  expect(drawing).toMatchObject({ css: { 'overflow-x': 'auto' }, at: { md: { 'overflow-x': 'visible' } } });
});

it('what is as wide as its room keeps no distance beside it on a small desktop', () => {
  const line: Element = { tag: 'hr', name: 'line', css: { width: '100%', 'margin-left': '8px' }, children: [] };
  const body = bodyOf(box({ width: '1024px', 'max-width': '100%' }, line));
  fitNarrow(body, layOutElement, 1280, 'md', () => 0);
  expect(right(layOutElement(body, 1024).get(line)!.box)).toBeLessThanOrEqual(1025);
  expect(line.at?.xl).toMatchObject({ 'margin-left': '8px' });
});

it('sees words beside a box that has no room left for them', () => {
  const price: Element = {
    tag: 'p',
    name: 'price',
    css: { 'margin-left': '380px', 'grid-area': '1 / 1' },
    children: ['$1.800'],
  };
  const grid = box({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' }, price);
  const body = bodyOf(grid);
  fitNarrow(body, layOutElement, 1280);
  const { box: at, lines = [] } = layOutElement(body, 320).get(price)!;
  expect(Math.max(right(at), ...lines.map(right))).toBeLessThanOrEqual(321);
});
