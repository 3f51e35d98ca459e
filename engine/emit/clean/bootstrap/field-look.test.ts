import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { fieldVariables, inferFields } from './field-look.ts';

const field = (css: object, hint?: string): Element => ({
  ...element('input', { border: '1px solid #d1d3e2', ...css }),
  attributes: { type: 'text' },
  ...(hint ? { states: { '::placeholder': { color: hint } } } : {}),
});
const page = { ground: '#ffffff', text: '#333333' };
const lookOf = (...fields: Element[]) => inferFields(element('body', {}, fields), page);
const classes = new Set(['form-control']);

it('is what most fields look like', () => {
  const pill = field({ 'border-radius': '9999px', 'background-color': '#f8f9fc' }, '#858796');
  expect(lookOf(pill, pill, field({ 'border-radius': '4px' }))).toEqual({
    ...{ ground: '#f8f9fc', text: '#333333', hint: '#858796', line: '#d1d3e2' },
    radius: Number.POSITIVE_INFINITY,
  });
  expect(lookOf({ ...pill, attributes: { type: 'checkbox' } })).toBeUndefined();
});

it('types in the colour of the text around, not in that of the hint', () => {
  expect(lookOf(field({ color: '#999999' }, '#999999'))?.text).toBe('#333333');
  const night = element('body', { color: '#eeeeee' }, [
    field({ color: '#aaaaaa', 'background-color': '#111111' }, '#aaaaaa'),
  ]);
  expect(inferFields(night, page)?.text).toBe('#aaaaaa');
});

it('sets only what the page has otherwise', () => {
  const look = lookOf(field({ 'border-radius': '6px' }, '#858796'))!;
  const ofPage: Record<string, string> = {
    '--bs-body-bg': '#ffffff',
    '--bs-body-color': '#333333',
    '--bs-border-color': '#d1d3e2',
  };
  expect(fieldVariables(look, classes, (name) => ofPage[name])).toEqual({ '--bs-secondary-color': '#858796' });
  const plain = { ...look, line: 'none', radius: 12 };
  expect(fieldVariables(plain, new Set(['form-control', 'form-control-lg']), (name) => ofPage[name])).toEqual({
    '--bs-secondary-color': '#858796',
    '--bs-border-width': '0',
    '--bs-border-radius': '0.75rem',
    '--bs-border-radius-lg': '0.75rem',
  });
});
