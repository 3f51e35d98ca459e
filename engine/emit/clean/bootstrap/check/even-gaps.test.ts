import { expect, test } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { insideOf, nearestPitch, paddedIn, withGap, withInside } from './even-gaps.ts';

const anElement = (classes: string, children: Element[] = []): Element => ({
  tag: 'li',
  name: 'li',
  attributes: { class: classes },
  css: {},
  children,
});
const classesOf = ({ attributes }: Element) => attributes?.class;

test('the gap takes what a distance is off, and the room in items only where that comes much nearer', () => {
  expect(nearestPitch(16, undefined, 9)).toEqual({ gap: 24, inside: 0 });
  expect(nearestPitch(16, 8, 8)).toEqual({ gap: 24, inside: 8 });
  expect(nearestPitch(0, 4, 8)).toEqual({ gap: 8, inside: 4 });
  expect(nearestPitch(0, 8, 32)).toEqual({ gap: 0, inside: 24 });
});

test('room in an item is what its classes say above and below alike, also in the one part of it', () => {
  const link = anElement('py-2');
  expect([insideOf(link), insideOf(anElement('p-3')), insideOf(anElement('pt-2'))]).toEqual([8, 16, undefined]);
  expect(paddedIn(anElement('', [link]))).toBe(link);
  expect(paddedIn(anElement('', [link, link]))).toBeUndefined();
  expect([classesOf(withInside(link, 8)), classesOf(withInside(anElement('p-3 small'), -8))]).toEqual([
    'py-3',
    'px-3 py-2 small',
  ]);
});

test('a gap on wide screens is the one that changes, and no gap is no class', () => {
  const css = { 'row-gap': '16px' };
  expect(classesOf(withGap(anElement('gap-2 gap-lg-3'), 8, css))).toBe('gap-2 gap-lg-4');
  expect(classesOf(withGap(anElement('vstack gap-3'), -14, css))).toBe('vstack');
});
