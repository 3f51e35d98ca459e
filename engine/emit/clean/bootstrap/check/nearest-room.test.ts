import { expect, test } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { nearestRoom, withMore } from './nearest-room.ts';

const anElement = (tag: string, classes: string): Element => ({
  tag,
  name: tag,
  attributes: { class: classes },
  css: {},
  children: [],
});
const classesWith = (tag: string, classes: string, by: number): string | undefined => {
  const element = anElement(tag, classes);
  return withMore(element, 't', by, element).attributes?.class;
};

test('room that is not painted is margin and padding together, in as few spacers as come near', () => {
  expect(classesWith('div', 'mt-4', 7)).toBe('mt-3 pt-3');
  expect(classesWith('div', 'mt-4', 24)).toBe('mt-5');
  expect(classesWith('div', 'mt-5 pt-4', -25)).toBe('mt-5');
});

test('what is painted has its margin alone', () => {
  expect(classesWith('div', 'mt-4 pt-3 bg-white', 7)).toBe('mt-4 pt-3 bg-white');
  expect(classesWith('div', 'mt-4 pt-3 bg-white', 20)).toBe('mt-5 pt-3 bg-white');
});

test('a distance grows by one spacer at most, keeps two fifths of what it was, and begins with 6 px', () => {
  const element = anElement('div', 'mt-5');
  const sizeWith = (by: number): number => {
    const { m, p } = nearestRoom(element, 't', { m: 48, p: 0 }, by, element);
    return m + p;
  };
  expect([sizeWith(500), sizeWith(-500)]).toEqual([96, 20]);
  expect([classesWith('div', 'small', 5), classesWith('div', 'small', 7)]).toEqual(['small', 'mt-2 small']);
});
