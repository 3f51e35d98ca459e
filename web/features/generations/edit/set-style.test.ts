import { describe, expect, it } from 'vitest';
import { peersOf } from './peers.ts';
import { readElements } from './read-elements.ts';
import { dialects, setStyle } from './set-style.ts';
import { STYLE_PROPERTIES, type StyleProperty } from './style-property.ts';
import { examples } from './testing/examples.ts';
import { at, changedLines } from './testing/find.ts';

const tailwind = examples['pricing in Tailwind'];
const bootstrap = examples['pricing in Bootstrap'];
const custom = examples['pricing in custom CSS'];
const page = (html: string, css = '') => ({ html, css });
const classOf = ({ html }: { html: string }) => /class="(.*?)"/.exec(html)?.[1];

describe('setStyle in Tailwind', () => {
  const set = (
    classes: string,
    ...[property, value, variant]: [Parameters<typeof setStyle>[3], string | null, string?]
  ) => classOf(setStyle(page(`<p class="${classes}">A</p>`), 'tailwind', 0, property, value, variant));

  it('replaces the utility of that kind, in its place', () => {
    expect(set('mt-2 text-sm text-slate-500', 'color', 'red-600')).toBe('mt-2 text-sm text-red-600');
    expect(set('mt-2 text-sm text-slate-500', 'fontSize', 'lg')).toBe('mt-2 text-lg text-slate-500');
    expect(set('flex px-6 pt-2 pb-3 font-bold', 'padding', '4')).toBe('flex p-4 font-bold');
    expect(set('pt-2 pb-3 px-1', 'paddingY', '4')).toBe('py-4 px-1');
    expect(set('rounded-md border', 'radius', 'full')).toBe('rounded-full border');
    expect(set('bg-linear-to-r from-red-500 to-blue-500 p-2', 'background', 'white')).toBe('bg-white p-2');
    expect(set('w-full max-w-lg', 'width', '1/2')).toBe('w-1/2 max-w-lg');
    expect(set('font-bold p-2', 'fontWeight', null)).toBe('p-2');
  });

  it('leaves wide screens and states alone, unless they are meant', () => {
    expect(set('px-4 md:px-6 hover:px-9', 'paddingX', '2')).toBe('px-2 md:px-6 hover:px-9');
    expect(set('px-4 md:px-6', 'paddingX', '8', 'md')).toBe('px-4 md:px-8');
    expect(set('flex md:px-6', 'gap', '8')).toBe('flex gap-8 md:px-6');
  });

  it('reads what is said for more sides', () => {
    const read = (classes: string, property: StyleProperty) =>
      dialects.tailwind
        .read(page(`<p class="${classes}">A</p>`), 0, property)
        .map(({ variant, value }) => variant + value);
    expect(read('p-4 lg:p-8', 'paddingX')).toEqual(['4', 'lg8']);
    expect(read('m-4 my-2', 'marginTop')).toEqual(['2']);
    expect(read('m-4 mt-1 lg:mt-2', 'marginTop')).toEqual(['1', 'lg2']);
  });

  it('knows the names of the theme', () => {
    const heading = at(tailwind, '>\n          Pay for voices');
    expect(dialects.tailwind.read(tailwind, heading, 'fontSize')).toEqual([
      { variant: '', value: '3xl' },
      { variant: 'lg', value: 'title' },
    ]);
    const label = at(tailwind, '>PLANS');
    expect(dialects.tailwind.read(tailwind, label, 'color')).toEqual([{ variant: '', value: 'orange-700' }]);
    const changed = setStyle(tailwind, 'tailwind', label, 'color', 'green-600');
    expect(changedLines(tailwind.html, changed.html)).toEqual([
      [
        '<p class="text-center text-sm font-bold tracking-text text-orange-700">PLANS</p>',
        '<p class="text-center text-sm font-bold tracking-text text-green-600">PLANS</p>',
      ],
    ]);
  });

  it('changes all cards at once, each as it is', () => {
    const elements = readElements(tailwind.html);
    const headings = peersOf(elements, at(tailwind, '>Whisper'));
    const changed = setStyle(tailwind, 'tailwind', headings, 'fontSize', '2xl');
    expect(changedLines(tailwind.html, changed.html)).toHaveLength(3);
  });

  it('takes a typed value as an arbitrary one, and a step as a step', () => {
    const { own } = dialects.tailwind;
    expect(own('padding', ' 13px ')).toBe('[13px]');
    expect(own('padding', '4')).toBe('4');
    expect(own('radius', '4')).toBe('[4]');
    expect(own('width', 'calc(100% - 2rem)')).toBe('[calc(100%_-_2rem)]');
    expect(own('color', '#123456')).toBe('[#123456]');
    expect(own('color', '"><script>')).toBeUndefined();
    expect(set('text-sm text-slate-500', 'color', '[#123456]')).toBe('text-sm text-[#123456]');
    expect(set('text-[13px] text-slate-500', 'color', 'black')).toBe('text-[13px] text-black');
  });

  it('gives classes to an element that has none', () => {
    expect(setStyle(page('<p>A</p>'), 'tailwind', 0, 'gap', '4').html).toBe('<p class="gap-4">A</p>');
  });
});

describe('setStyle in Bootstrap', () => {
  const set = (
    classes: string,
    ...[property, value, variant]: [Parameters<typeof setStyle>[3], string | null, string?]
  ) => classOf(setStyle(page(`<p class="${classes}">A</p>`), 'bootstrap', 0, property, value, variant));

  it('replaces its utilities', () => {
    expect(set('mb-0 small text-body-secondary', 'color', 'text-primary')).toBe('mb-0 small text-primary');
    expect(set('mb-0 small fw-bold', 'fontSize', 'fs-3')).toBe('mb-0 fs-3 fw-bold');
    expect(set('card-body p-4 px-md-4', 'paddingX', 'px-2')).toBe('card-body p-4 px-md-4 px-2');
    expect(set('card-body p-4 px-md-4', 'padding', 'p-2')).toBe('card-body p-2 px-md-4');
    expect(set('card-body p-4 px-md-4', 'paddingX', 'px-5', 'md')).toBe('card-body p-4 px-md-5');
    expect(set('row g-4', 'gap', 'gap-2')).toBe('row g-2');
    expect(set('card rounded-4 text-center', 'radius', 'rounded-0')).toBe('card rounded-0 text-center');
    expect(set('card bg-dark text-white', 'background', null)).toBe('card text-white');
  });

  it('has nothing but its steps', () => {
    expect(set('p-2', 'padding', 'p-[13px]')).toBe('p-2');
    expect(dialects.bootstrap.own('padding', '13px')).toBeUndefined();
  });

  it('changes all cards at once', () => {
    const elements = readElements(bootstrap.html);
    const changed = setStyle(bootstrap, 'bootstrap', peersOf(elements, at(bootstrap, '>Whisper')), 'fontSize', 'fs-3');
    expect(changedLines(bootstrap.html, changed.html).map(([, line]) => line.includes('fs-3'))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('setStyle in custom CSS', () => {
  const set = (
    piece: string,
    all: boolean,
    ...[property, value, variant]: [Parameters<typeof setStyle>[3], string, string?]
  ) => {
    const element = at(custom, piece);
    const targets = all ? peersOf(readElements(custom.html), element) : element;
    return setStyle(custom, 'custom', targets, property, value, variant);
  };

  it('changes the rule of a class that only this element has', () => {
    const { html, css } = set('>Pay for voices, not for seats</h1>', false, 'color', 'var(--color-primary)');
    expect(html).toBe(custom.html);
    expect(css).toBe(
      custom.css.replace(
        '  text-align: center;\n}\n\n.hero__eyebrow {',
        '  text-align: center;\n  color: var(--color-primary);\n}\n\n.hero__eyebrow {',
      ),
    );
  });

  it('changes the rule of the component, and what one of them had for itself', () => {
    const { html, css } = set('>Whisper', true, 'color', 'red');
    expect(html).toBe(custom.html);
    expect(css).toContain(
      '.price-card__title {\n  font-size: var(--text-xl);\n  font-weight: 700;\n  line-height: 1.4;\n  color: red;\n}',
    );
    expect(css).toContain('.price-card__title--featured {\n  margin-top: var(--space-3-5);\n}');
  });

  it('gives one of several a modifier, after the rules of its class', () => {
    const { html, css } = set('>Whisper', false, 'fontSize', 'var(--text-3xl)');
    expect(changedLines(custom.html, html)).toEqual([
      [
        '<h2 class="price-card__title">Whisper</h2>',
        '<h2 class="price-card__title price-card__title--custom">Whisper</h2>',
      ],
    ]);
    expect(css).toContain(
      '  line-height: 1.4;\n}\n\n.price-card__title--custom {\n  font-size: var(--text-3xl);\n}\n\n',
    );
    // The next change finds the modifier.
    const again = setStyle({ html, css }, 'custom', at({ html, css }, '>Whisper'), 'color', 'red');
    expect(again.html).toBe(html);
    expect(again.css).toContain('.price-card__title--custom {\n  font-size: var(--text-3xl);\n  color: red;\n}');
  });

  it('changes what holds on wide screens where that is meant', () => {
    const media = '@media (width >= 1024px)';
    const heading = at(custom, '>Pay for voices, not for seats</h1>');
    expect(dialects.custom.read(custom, heading, 'fontSize')).toEqual([
      { variant: '', value: 'var(--text-3xl)' },
      { variant: media, value: 'var(--text-title)' },
    ]);
    const { css } = set('>Pay for voices, not for seats</h1>', false, 'fontSize', '4rem', media);
    expect(css).toBe(custom.css.replace('font-size: var(--text-title);', 'font-size: 4rem;'));
    const one = set('>€0', false, 'fontSize', '4rem', media);
    expect(one.css).toContain('\n\n  .price-card__price--custom {\n    font-size: 4rem;\n  }\n}');
  });

  it('reads the sides of shorthands', () => {
    const card = at(custom, '<div class="price-card"');
    expect(dialects.custom.read(custom, card, 'paddingY')).toEqual([{ variant: '', value: 'var(--space-8)' }]);
    expect(dialects.custom.read(custom, card, 'paddingX')[0]).toEqual({ variant: '', value: 'var(--space-6)' });
    const list = at(custom, '<ul class="price-card__list"');
    expect(dialects.custom.read(custom, list, 'marginBottom')).toEqual([{ variant: '', value: 'var(--space-10)' }]);
  });

  it('styles what has no class yet', () => {
    const { html, css } = setStyle(page('<h2>A</h2>', ''), 'custom', 0, 'gap', '1px');
    expect([html, css]).toEqual(['<h2 class="heading-custom">A</h2>', '.heading-custom {\n  gap: 1px;\n}\n']);
  });
});

describe('what is offered', () => {
  it.each(['tailwind', 'bootstrap', 'custom'] as const)('comes with labels, %s', (framework) => {
    const code = { tailwind, bootstrap, custom }[framework];
    for (const property of STYLE_PROPERTIES) {
      const options = dialects[framework].options(code, property);
      expect(options.length).toBeGreaterThan(1);
      expect(options.every(({ value, label }) => value && label)).toBe(true);
    }
    const colors = dialects[framework].options(code, 'color');
    expect(colors.every(({ swatch }) => swatch)).toBe(true);
    expect(colors[0]?.group).toBe('Page');
  });
});
