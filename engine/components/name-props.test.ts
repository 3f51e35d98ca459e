import { describe, expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { nameOfClasses, nameOfList, nameOfText } from './name-props.ts';
import { camelCase } from './words.ts';

const element = (tag: string, part?: string): Element => ({
  tag,
  name: tag,
  css: {},
  children: [],
  ...(part ? { part } : {}),
});

describe('names of props', () => {
  it('calls texts what their part of the component is', () => {
    expect(nameOfText(element('p', 'caption-2'), ['/month'])).toBe('caption');
    expect(nameOfText(element('p'), ['/month'])).toBe('text');
    expect(nameOfText(element('p', 'caption'), ['$5', '$9'])).toBe('price');
  });

  it('calls classes by what they set', () => {
    expect(nameOfClasses(element('svg'), ['text-emerald-500', 'text-danger'])).toBe('iconColor');
    expect(nameOfClasses(element('div', 'icon-frame'), ['bg-danger', 'bg-info'])).toBe('iconFrameBackground');
    expect(nameOfClasses(element('svg'), ['text-sm', 'text-xs'])).toBe('iconClassName');
    expect(nameOfClasses({ ...element('li'), instance: { component: 'item' } }, ['mt-2', 'mt-4'])).toBe('className');
  });

  it('calls a list within a component what it is there', () => {
    expect(nameOfList('PriceCardItem', 'price-card')).toBe('items');
    expect(nameOfList('Feature', 'price-card')).toBe('features');
  });

  it('writes words in capitals like others', () => {
    expect(camelCase('PAGE NAME')).toBe('pageName');
  });
});
