import { expect, test } from 'vitest';
import type { Css, Element } from '../../../../model/element.ts';
import { canShare, gainOf, nearestRoom, type Seam, slotsAt } from './seam.ts';

const anElement = (tag: string, classes: string): Element => ({
  tag,
  name: tag,
  attributes: { class: classes },
  css: {},
  children: [],
});
const above = (px: number): Css => ({ 'margin-top': `${px}px` });
const seamOf = (element: Element, css: Css): Seam => ({
  slots: slotsAt(element, 't', canShare(element) ? ['m', 'p'] : ['m'], css),
  isCollapsing: true,
});

test('room that is not painted is margin and padding together, in as few spacers as come near', () => {
  const seam = seamOf(anElement('div', 'mt-4'), above(24));
  expect(nearestRoom(seam, 7)).toEqual([16, 16]);
  expect(nearestRoom(seam, 24)).toEqual([48, 0]);
  expect(nearestRoom(seam, 66)).toEqual([48, 48]);
});

test('what is painted has its margin alone, and room where there is none begins with 6 px', () => {
  const painted = seamOf(anElement('div', 'mt-4 pt-3 bg-white'), above(24));
  expect([nearestRoom(painted, 7), nearestRoom(painted, 20)]).toEqual([[24], [48]]);
  const plain = seamOf(anElement('p', 'small'), {});
  expect([nearestRoom(plain, 5), nearestRoom(plain, 7)]).toEqual([
    [0, 0],
    [8, 0],
  ]);
});

test('what comes before helps where two spacers do not do, and margins that collapse count once', () => {
  const [before, own] = [anElement('div', ''), anElement('div', 'mt-5 pt-5')];
  const css = { ...above(48), 'padding-top': '48px' };
  const slots = [...slotsAt(own, 't', ['m', 'p'], css), ...slotsAt(before, 'b', ['m', 'p'], {})];
  const seam: Seam = { slots, isCollapsing: true, other: before };
  expect(nearestRoom(seam, 48)).toEqual([48, 48, 0, 48]);
  expect(gainOf(seam, [48, 48, 48, 0])).toBe(0);
});

test('the gutter of a row is less than no room, and stays where nothing else comes near', () => {
  const seam = seamOf(anElement('div', 'row gy-4'), above(-24));
  expect([nearestRoom(seam, 3), nearestRoom(seam, 26)]).toEqual([[-24], [0]]);
});

test('a margin that would leave its box makes no room in it without padding there', () => {
  const [parent, child] = [anElement('section', 'bg-light'), anElement('p', '')];
  const [inside] = slotsAt(parent, 't', ['p'], {});
  const slots = [inside, ...slotsAt(child, 't', ['m'], {})];
  expect(nearestRoom({ slots, isCollapsing: true, other: child, holder: inside }, 48)).toEqual([48, 0]);
});
