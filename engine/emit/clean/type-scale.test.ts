import { describe, expect, it } from 'vitest';
import type { Css, Element } from '../../model/element.ts';
import { el } from './testing/sample-page.ts';
import { typeScale } from './type-scale.ts';

const type = (size: number, leading = size + 5): Css => ({ 'font-size': `${size}px`, 'line-height': `${leading}px` });
const TEXT = 'A sentence that most of the letters of the page are in, since it goes on and on';

const namesIn = (...children: Element[]): Record<string, string> =>
  Object.fromEntries([...typeScale(el('body', {}, {}, ...children))].map(([size, { name }]) => [size, name]));

describe('typeScale', () => {
  it('knows only sizes that Tailwind has no name for', () => {
    expect(namesIn(el('p', type(16), TEXT), el('p', type(14.3), 'Small'), el('p', type(13), 'Smaller'))).toEqual({
      '13px': 'caption',
    });
  });

  it('names sizes by what most of their letters are for, whoever comes first', () => {
    const price = el('p', type(41), el('span', {}, '$29'), el('span', {}, '$49'));
    expect(
      namesIn(price, el('h1', type(44), 'Fair prices'), el('h2', type(28), 'Questions'), el('p', type(15), TEXT)),
    ).toEqual({ '41px': 'figure', '44px': 'title', '28px': 'subtitle', '15px': 'body' });
    expect(namesIn(el('button', type(15), 'Go'), el('p', type(15), TEXT))).toEqual({ '15px': 'body' });
  });

  it('names text by its rank, and headings that are no larger like text', () => {
    const page = [17, 22, 40, 15, 13, 11].map((size) => el('p', type(size), size === 17 ? TEXT : 'Words'));
    expect(namesIn(...page)).toEqual({
      ...{ '17px': 'body', '22px': 'lead', '40px': 'display' },
      ...{ '15px': 'body-sm', '13px': 'caption', '11px': 'tiny' },
    });
    expect(namesIn(el('h2', type(11), 'QUALITY'), el('p', type(13), TEXT))).toEqual({
      '11px': 'caption',
      '13px': 'body',
    });
  });

  it('counts a size on each screen where it holds', () => {
    const heading = el('h1', type(36), { at: { lg: type(56, 72) } }, 'Small data, kept alive');
    expect(namesIn(heading)).toEqual({ '56px': 'title' });
  });

  it('pairs a size with a line height where most of its uses have that', () => {
    const leadingIn = (...heights: number[]) =>
      typeScale(el('body', {}, {}, ...heights.map((height) => el('p', type(15, height), TEXT)))).get('15px')?.leading;
    expect(leadingIn(20, 20, 24)).toBe('20px');
    expect(leadingIn(20, 24)).toBeUndefined();
  });
});
