import { expect, test } from 'vitest';
import type { Element } from '../../../model/element.ts';
import type { Around } from './context.ts';
import { asSmallType } from './small-type.ts';

const around = { size: 16, weight: 400, color: '#000000' } as Around;
const words = (tag: string, size: number): Element => ({
  ...{ tag, name: 'text', attributes: { id: 'words' } },
  css: { 'font-size': `${size}px`, 'line-height': `${1.5 * size}px`, 'margin-top': '8px' },
  children: ['Words'],
});

test('what is between two steps is small type of the upper one', () => {
  const { tag, css, attributes, children } = asSmallType(words('p', 18), around);
  expect([tag, attributes?.id, css['margin-top'], Number.parseFloat(css['font-size'] ?? '')]).toEqual([
    'p',
    'words',
    '8px',
    expect.closeTo(20.6, 1),
  ]);
  const [small] = children as Element[];
  expect([small.tag, small.css, small.children]).toEqual(['small', { display: 'block' }, ['Words']]);
});

test('type that a step comes near stays as it is, and so does what small type does not bring nearer', () => {
  for (const size of [14, 16, 20, 23, 30]) expect(asSmallType(words('p', size), around).children).toEqual(['Words']);
});

test('what holds more than words stays as it is', () => {
  const box: Element = { ...words('div', 18), children: [words('p', 18)] };
  expect(asSmallType(box, around)).toBe(box);
});
