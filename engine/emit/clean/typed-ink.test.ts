import { expect, it } from 'vitest';
import type { Css, Element } from '../../model/element.ts';
import { el } from './testing/sample-page.ts';
import { typedInk } from './typed-ink.ts';

/** The colour of what is typed into a field whose placeholder is grey. */
function inkIn(ground: string, around: Css): string | undefined {
  const field = el(
    'input',
    { color: '#757575', 'background-color': ground },
    { attributes: { placeholder: 'Search' }, states: { '::placeholder': { color: '#757575' } } },
  );
  return (typedInk(el('body', around, {}, field)).children[0] as Element).css.color;
}

it('leaves what is typed in the colour of the text around the field', () => {
  expect(inkIn('#ffffff', { color: '#111827' })).toBeUndefined();
  expect(inkIn('transparent', { color: '#f9fafb', 'background-color': '#111827' })).toBeUndefined();
});

it('keeps the colour of the placeholder where that could not be read', () => {
  expect(inkIn('#1f2937', { color: '#111827' })).toBe('#757575');
});

it('leaves a value that the design shows alone', () => {
  const field = el('input', { color: '#757575' }, { attributes: { value: '42' } });
  expect(typedInk(field)).toEqual(field);
});
