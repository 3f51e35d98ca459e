import { expect, it } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { roomAt, withRoomAt } from './rooms.ts';

const element = (names: string, tag = 'div'): Element => ({
  tag,
  name: 'box',
  attributes: { class: names },
  css: {},
  children: [],
});

it.each([
  ['mt-4 pt-2', 'div', 24, 8],
  ['my-3', 'div', 16, 0],
  ['m-2 mt-lg-5 p-3', 'div', 48, 16],
  ['mt-auto', 'div', undefined, 0],
])('reads the room above %s', (names, tag, m, p) => {
  expect(roomAt(element(names, tag), 't')).toEqual({ m, p });
});

it('knows the margins that elements have of their own', () => {
  expect(roomAt(element('', 'p'), 'b').m).toBe(16);
  expect(roomAt(element('', 'h2'), 'b').m).toBe(8);
  expect(roomAt(element('mb-0', 'p'), 'b').m).toBe(0);
});

it.each([
  ['mt-4 fw-bold', { m: 3 }, 'mt-3 fw-bold'],
  ['mt-4', { m: 4, p: 2 }, 'mt-4 pt-2'],
  ['my-3', { m: 5 }, 'mb-3 mt-5'],
  ['mt-2 mt-lg-5', { m: 4 }, 'mt-2 mt-lg-4'],
  ['mt-4', { m: 0 }, ''],
  ['mt-2 mt-lg-4', { m: 0 }, 'mt-2 mt-lg-0'],
])('%s becomes other steps above', (names, steps, expected) => {
  expect(classesOf(withRoomAt(element(names), 't', steps)).join(' ')).toBe(expected);
});
