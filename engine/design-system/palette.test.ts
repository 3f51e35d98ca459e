import { describe, expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import { matchTailwind } from './match-tailwind.ts';
import { inferPalette, nameOf } from './palette.ts';

const el = (tag: string, css: Css, ...children: (Element | string)[]): Element => ({ tag, name: tag, css, children });

const page = el(
  'body',
  { 'background-color': '#f9fafb', color: '#374151' },
  el('h1', { color: '#111827' }, 'Plans for every team'),
  el('p', {}, 'Long words that everybody reads in the ordinary colour of text on this page.'),
  el('p', { color: '#384152' }, 'Read a shade wrong'),
  el(
    'article',
    { 'background-color': '#ffffff', border: '1px solid #e5e7eb' },
    el('span', { color: '#16a34a' }, 'Saved'),
    el('p', { color: '#6b7280' }, 'Small print'),
    el('a', { 'background-color': '#4f46e5', color: '#ffffff' }, 'Buy now'),
    el('a', { color: '#4f46e5' }, 'More'),
  ),
  el('footer', { 'background-color': '#111827', color: '#ffffff' }, 'All rights reserved'),
);

describe('inferPalette', () => {
  const { palette, body } = inferPalette(page);

  it('names colours by what they do', () => {
    expect(Object.fromEntries(palette.roles)).toEqual({
      background: '#f9fafb',
      surface: '#ffffff',
      text: '#374151',
      muted: '#6b7280',
      border: '#e5e7eb',
      primary: '#4f46e5',
      success: '#16a34a',
    });
    expect(nameOf(palette, '#ffffff', 'ground')).toBe('surface');
    expect(nameOf(palette, '#ffffff', 'text')).toBe('on-primary');
    expect(nameOf(palette, '#111827', 'text')).toBe('heading');
    expect(nameOf(palette, '#111827', 'ground')).toBe('inverse');
  });

  it('makes one of two colours that look alike', () => {
    expect((body.children[2] as Element).css.color).toBe('#374151');
  });

  it('keeps a white card on a page that is nearly white', () => {
    expect(body.css['background-color']).toBe('#f9fafb');
    expect((body.children[3] as Element).css['background-color']).toBe('#ffffff');
  });

  it('draws signs in the colour of letters on their ground, however pale thin lines come out', () => {
    const sign = (color: string): Element => el('svg', { color });
    const colorsOf = (...elements: Element[]): (string | undefined)[] =>
      inferPalette(el('body', { color: '#374151' }, 'Words', el('p', { color: '#6b7280' }, 'Small'), ...elements))
        .body.children.slice(2)
        .map((child) => (child as Element).css.color);
    expect(colorsOf(sign('#7c828e'), sign('#2a3546'))).toEqual(['#6b7280', '#374151']);
    // In another hue, or far paler, it is drawn in its own.
    expect(colorsOf(sign('#d63939'), sign('#b6babf'))).toEqual(['#d63939', '#b6babf']);
    // On another ground no letters say what it is drawn in.
    const tile = el('div', { 'background-color': '#111827' }, sign('#7c828e'));
    const [, , { children }] = inferPalette(el('body', { color: '#374151' }, 'Words', '', tile)).body
      .children as Element[];
    expect((children[0] as Element).css.color).toBe('#7c828e');
  });

  it('names the colour of placeholders', () => {
    const field: Element = {
      ...el('input', { color: '#111827' }),
      attributes: { placeholder: 'Search the docs' },
      states: { '::placeholder': { color: '#757575' } },
    };
    const { palette } = inferPalette(el('body', { color: '#111827' }, 'Docs', field));
    expect(nameOf(palette, '#757575', 'text')).toBe('muted');
  });

  it('takes a filled button rather than tags in a pale tint', () => {
    const tag = el('button', { 'background-color': '#e3f3f1', color: '#12655b' }, 'Ceramics');
    const follow = el('button', { 'background-color': '#2a9b8d', color: '#06302b' }, 'Follow');
    expect(inferPalette(el('body', {}, tag, tag, tag, follow)).palette.roles.get('primary')).toBe('#2a9b8d');
  });

  it('takes the colour in which outlined buttons are written for the primary one', () => {
    const outlined = el('button', { border: '1px solid #d1d5db', color: '#4c31d6' }, 'Choose');
    const badge = el('a', { 'background-color': '#ffb020', color: '#3a2400' }, 'Popular');
    const { palette } = inferPalette(el('body', {}, outlined, outlined, badge));
    expect(palette.roles.get('primary')).toBe('#4c31d6');
    expect(palette.roles.get('warning')).toBe('#ffb020');
  });

  it('takes the colour of buttons for the primary one where no colour has a hue', () => {
    const plain = el('body', { color: '#000000' }, el('button', { 'background-color': '#222222' }, 'Go'));
    expect(inferPalette(plain).palette.roles.get('primary')).toBe('#222222');
  });
});

describe('matchTailwind', () => {
  const named = (body: Element): Map<string, string> => {
    const { palette } = inferPalette(body);
    return matchTailwind([...palette.names.keys()], palette.tolerances).names;
  };

  it('calls letters by the name of a colour that is read the same', () => {
    expect(named(el('body', { color: '#db2777' }, 'Text')).get('#db2777')).toBe('pink-600');
  });

  it('does not paint a surface in a colour that is seen to be another one', () => {
    expect(named(el('body', {}, el('div', { 'background-color': '#e12a80' }))).get('#e12a80')).toBeUndefined();
  });

  it('calls what Tailwind 3 had by its name then', () => {
    const { names, former } = matchTailwind(['#991b1b', '#ffe2e2', '#475569', '#cbd5e1'], new Map([['#475569', 1]]));
    expect(Object.fromEntries(names)).toEqual({
      '#991b1b': 'red-800',
      '#ffe2e2': 'red-100',
      '#475569': 'slate-600',
      '#cbd5e1': 'slate-300',
    });
    expect(Object.fromEntries(former)).toEqual({ 'red-800': '#991b1b', 'slate-600': '#475569' });
  });

  it('leaves a colour that stands for another one less room', () => {
    const body = el(
      'body',
      {},
      ...Array.from({ length: 3 }, () => el('div', { 'background-color': '#f5f6f9' })),
      el('div', { 'background-color': '#f8f9fc' }),
    );
    const [only] = [...inferPalette(body).palette.tolerances.values()].sort((a, b) => a - b);
    expect(only).toBeLessThan(0.5);
  });
});

it('keeps the ground of the page, however much text is set in a colour like it', () => {
  const words = el(
    'p',
    { color: '#fdfdfe' },
    'A long text in nearly the colour of the page, on a dark card that says a lot',
  );
  const page = el(
    'body',
    { 'background-color': '#ffffff', color: '#111827' },
    'Text',
    el('div', { 'background-color': '#0f172a' }, words),
  );
  expect(inferPalette(page).body.css['background-color']).toBe('#ffffff');
});

it('takes the primary colour from buttons with words, not from the discs of signs', () => {
  const disc = el('a', { 'background-color': '#1f2950' }, el('svg', { color: '#ffffff' }));
  const button = el('button', { 'background-color': '#e0531f', color: '#ffffff' }, 'Search');
  const { palette } = inferPalette(el('body', { 'background-color': '#ffffff' }, disc, disc, disc, button));
  expect(palette.roles.get('primary')).toBe('#e0531f');
});
