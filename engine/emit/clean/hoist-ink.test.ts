import { describe, expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { hoistInk } from './hoist-ink.ts';
import { el } from './testing/sample-page.ts';

const sign = (color?: string): Element =>
  el('svg', color ? { color } : {}, {}, el('path', {}, { attributes: { fill: 'currentColor' } }));
const label = (color: string): Element => el('span', { color }, 'Growers');

/** A control in a page in `#111111`, once its ink is hoisted. */
const hoisted = (control: Element): Element =>
  hoistInk(el('nav', { color: '#111111' }, control)).children[0] as Element;
const inkOf = ({ css, children }: Element): unknown => [
  css.color,
  ...children.filter((child) => typeof child !== 'string').map(inkOf),
];

describe('hoistInk', () => {
  it('says the colour of all words on the link, and of signs that share it', () => {
    const link = hoisted(el('a', { color: '#111111' }, sign('#cbd5e1'), label('#cbd5e1')));
    expect(inkOf(link)).toEqual(['#cbd5e1', [undefined, [undefined]], [undefined]]);
  });

  it('leaves a sign its own colour, also the one that it had from around', () => {
    expect(inkOf(hoisted(el('a', {}, sign('#34d399'), label('#cbd5e1'))))).toEqual([
      '#cbd5e1',
      ['#34d399', [undefined]],
      [undefined],
    ]);
    expect(inkOf(hoisted(el('a', {}, sign(), label('#cbd5e1'))))).toEqual([
      '#cbd5e1',
      ['#111111', [undefined]],
      [undefined],
    ]);
  });

  it('finds words in groups', () => {
    const group = el('span', {}, sign('#ffffff'), label('#ffffff'));
    expect(inkOf(hoisted(el('button', {}, group)))).toEqual([
      '#ffffff',
      [undefined, [undefined, [undefined]], [undefined]],
    ]);
  });

  it('does not count words on a ground of their own', () => {
    const count = el('span', { 'background-color': '#ff0000' }, '3');
    const link = hoisted(el('a', {}, label('#cbd5e1'), count));
    expect(inkOf(link)).toEqual(['#cbd5e1', [undefined], ['#111111']]);
  });

  it('leaves words in several colours alone, and out what none of them takes', () => {
    const link = hoisted(el('a', { color: '#222222' }, label('#cbd5e1'), label('#94a3b8')));
    expect(inkOf(link)).toEqual([undefined, ['#cbd5e1'], ['#94a3b8']]);
    const mixed = el('a', { color: '#222222' }, 'Growers', label('#94a3b8'));
    expect(hoisted(mixed)).toEqual(mixed);
  });

  it('keeps away from cards that lead somewhere as a whole', () => {
    const card = el('a', {}, el('h3', { color: '#333333' }, 'Title'));
    expect(hoisted(card)).toEqual(card);
  });
});
