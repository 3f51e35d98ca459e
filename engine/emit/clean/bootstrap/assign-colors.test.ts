import { expect, it } from 'vitest';
import { inferPalette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { assignColors } from './assign-colors.ts';

/** @param ground that most cards have, where it is not that of the page */
const givenOn = (ground: string | undefined, ...children: Element[]): Record<string, string> => {
  const { palette, body } = inferPalette(
    element('body', { 'background-color': '#ffffff', color: '#333333' }, children),
  );
  return Object.fromEntries(
    [...assignColors(body, palette, { ground })].map(([{ variable }, color]) => [variable, color]),
  );
};
const given = (...children: Element[]) => givenOn(undefined, ...children);
const button = element('button', { 'background-color': '#ea580c', color: '#ffffff' }, ['Send']);
const words = (color: string, text = 'Ferries of the day') => element('p', { color }, [text]);

it('gives a colour with another hue no slot that means something', () => {
  const slots = given(button, button, words('#2944d3'), words('#1f2950'), words('#7c3aed'));
  expect(slots['--bs-primary']).toBe('#ea580c');
  for (const meaning of ['success', 'warning', 'danger']) expect(slots[`--bs-${meaning}`]).toBeUndefined();
  expect(Object.values(slots)).toEqual(expect.arrayContaining(['#2944d3', '#7c3aed']));
});

it('keeps the meaning of a colour with a near hue', () => {
  const slots = given(button, words('#16a34a', 'Delivered'), words('#b91c1c', 'Late'));
  expect(slots['--bs-success']).toBe('#16a34a');
  expect(slots['--bs-danger']).toBe('#b91c1c');
});

it('has no slot for the stops of a gradient and for the grounds of buttons', () => {
  const hero = element('section', { background: 'linear-gradient(90deg, #0f2127, #5c26c1)' }, ['Small data']);
  const other = element('button', { 'background-color': '#0e7490', color: '#ffffff' }, ['Watch']);
  const colors = Object.values(given(button, button, hero, other));
  expect(colors).not.toContain('#5c26c1');
  expect(colors).not.toContain('#0f2127');
});

it('gives no other colour to what the page uses as Bootstrap ships it', () => {
  const band = (ground: string) => element('section', { 'background-color': ground, color: '#ffffff' }, ['Boats']);
  const slots = given(band('#212529'), band('#212529'), band('#343a40'));
  expect(slots['--bs-dark']).toBe('#212529');
  expect(Object.values(slots)).toContain('#343a40');
});

it('keeps the primary colour by its name where cards have it, too', () => {
  const slots = givenOn('#ea580c', button, button, words('#fde68a', 'More about all of our ferries'));
  expect(slots['--bs-primary']).toBe('#ea580c');
});
