import { describe, expect, it } from 'vitest';
import { countOwnRules } from './count-own-rules.ts';
import { stylesOf } from './styles-of.ts';

describe('countOwnRules', () => {
  it("counts rules, in conditions as well, but not the theme's variables", () => {
    expect(countOwnRules(':root { --bs-primary: red; --bs-body-bg: white }')).toBe(0);
    expect(countOwnRules('.a { color: red } @media (min-width: 768px) { .b { color: red } }')).toBe(2);
    expect(countOwnRules(':root { --bs-primary: red; --gutter: 4px }')).toBe(1);
  });
});

describe('stylesOf', () => {
  it('joins the style elements with the CSS that is in none of them', () => {
    expect(stylesOf('<style>a { }</style><p>Tea</p>', '')).toBe('a { }');
    expect(stylesOf('<style>a { }</style>', 'a { }')).toBe('a { }');
    expect(stylesOf('<style>a { }</style>', 'b { }')).toBe('a { }\nb { }');
  });
});
