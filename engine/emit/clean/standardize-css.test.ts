import { describe, expect, it } from 'vitest';
import { standardizeCss } from './standardize-css.ts';

describe('standardizeCss', () => {
  it.each([
    ['a { color: #FFFFFF }', 'a { color: #FFF }'],
    ['a { color: #f3f4f6 }', 'a { color: #f3f4f6 }'],
    ['a { box-shadow: 0px 1px 3px rgba(0, 0, 0, 0.125) }', 'a { box-shadow: 0 1px 3px rgb(0 0 0 / 12.5%) }'],
    ['a { width: calc(0px + 10px); margin: 10px }', 'a { width: calc(0px + 10px); margin: 10px }'],
    ['@media (min-width: 768px) { }', '@media (width >= 768px) { }'],
    [':root { --font-sans: Open Sans, system-ui, Arial }', ':root { --font-sans: "Open Sans", system-ui, "Arial" }'],
    ['a { font-family: Inter, sans-serif }', 'a { font-family: Inter, sans-serif }'],
    ["a { background: url('x#ffffff'); content: '0px' }", "a { background: url('x#ffffff'); content: '0px' }"],
  ])('%s', (css, standard) => {
    expect(standardizeCss(css)).toBe(standard);
  });
});
