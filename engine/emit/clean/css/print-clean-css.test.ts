import { describe, expect, it } from 'vitest';
import type { Css, Element } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';
import { SCREENS } from '../../../model/screens.ts';
import { writePage } from '../../../write-page.ts';
import { el, SAMPLE_PAGE } from '../testing/sample-page.ts';
import { printCleanCss } from './print-clean-css.ts';

const page = (...children: (Element | string)[]): PageDescription => ({
  ...SAMPLE_PAGE,
  webFonts: [],
  body: el('body', { 'background-color': '#ffffff', color: '#101828' }, { name: 'page' }, ...children),
});

/** The declarations of a rule in one line. */
const ruleOf = (css: string, selector: string): string | undefined => {
  const at = css.indexOf(`\n${selector} {`);
  return at < 0
    ? undefined
    : css
        .slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
        .trim()
        .replace(/\s+/g, ' ');
};

const card = (modifier?: string): Element =>
  el(
    'article',
    { padding: '24px', border: modifier ? '2px solid #155dfc' : '1px solid #e5e7eb' },
    { name: 'card', instance: { component: 'price-card', ...(modifier ? { modifier } : {}) } },
    el('h3', { 'font-size': '18px', 'line-height': '28px' }, { name: 'title' }, 'Team'),
    el('p', { color: '#4a5565' }, { name: 'text' }, 'For groups'),
  );

describe('printCleanCss', () => {
  it('has one class for each part of a component, and modifiers for instances set apart', () => {
    const { html, css } = printCleanCss(page(card(), card('featured'), card()), '');
    expect(html.match(/class="price-card"/g)).toHaveLength(2);
    expect(html.match(/class="price-card price-card--featured"/g)).toHaveLength(1);
    expect(html.match(/class="price-card__title"/g)).toHaveLength(3);
    expect(ruleOf(css, '.price-card')).toBe('padding: var(--space-6); border: 1px solid var(--color-border);');
    expect(ruleOf(css, '.price-card--featured')).toBe('border: 2px solid var(--color-primary);');
  });

  it('keeps lengths that are no step of the scale', () => {
    const list = el('ul', { display: 'flex', gap: '3px', padding: '7px' }, { name: 'list' }, el('li', {}, {}, 'Item'));
    const { css } = printCleanCss(page(list), '');
    expect(css).toContain('--space-gutter: 3px;');
    expect(css).toMatch(/--space-[a-z]+: 0.4375rem;/);
  });

  it('names without numbers, whatever the page holds', async () => {
    const sizes = [15, 17, 19, 21, 23, 26].map((size) =>
      el('p', { 'font-size': `${size}px` }, { name: 'text-3' }, 'Words'),
    );
    const { html } = await writePage(page(el('section', {}, { name: 'section' }, ...sizes)), 'custom');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names);
    expect(new Set(classes).size).toBe(6);
    expect(classes.join(' ')).not.toMatch(/\d/);
  });

  it('gives a colour that the palette has no name for none of its names', () => {
    const check = el('input', { 'accent-color': '#d4ebf1' }, { name: 'check' });
    const { css } = printCleanCss(page(check, el('p', {}, { name: 'text' }, 'Words in the colour of the page')), '');
    expect(css).toContain('--color-text: #101828;');
    expect(css).toContain('accent-color: var(--color-ink);');
  });

  it('names from the place, never from the words', () => {
    const heading = el('h2', { 'font-size': '24px', 'line-height': '32px' }, { name: 'title' }, 'Aardvarks');
    const { html, css } = printCleanCss(page(el('section', { padding: '16px' }, { name: 'section' }, heading)), '');
    expect(html).toContain('<section class="section">');
    expect(html).toContain('<h2 class="section__title">');
    expect(css).not.toMatch(/aardvark/i);
  });

  it('shares one container between the parts of the page', () => {
    const css = { 'max-width': '1152px', margin: '0 auto', padding: '0 24px' };
    const header = el(
      'header',
      {},
      { name: 'header' },
      el('div', { ...css, display: 'flex' }, { name: 'container' }, 'Logo'),
    );
    const printed = printCleanCss(
      page(header, el('section', { ...css, 'padding-top': '64px' }, { name: 'hero' }, 'Words')),
      '',
    );
    expect(printed.html).toContain('class="container header__inner"');
    expect(printed.html).toContain('class="container hero"');
    expect(ruleOf(printed.css, '.container')).toBe(
      'max-width: var(--container-page); margin-inline: auto; padding-inline: var(--space-6);',
    );
    expect(ruleOf(printed.css, '.hero')).toBe('padding-top: var(--space-16);');
  });

  it('gives the class of the containers to nothing that is as wide as the page', () => {
    const css = { 'max-width': '1152px', margin: '0 auto', padding: '0 24px' };
    const held = (name: string): Element => el('div', css, { name }, 'Words');
    const wide = el('div', { display: 'flex', gap: '64px' }, { name: 'container' }, 'Words');
    const printed = printCleanCss(page(held('hero'), held('features'), wide), '');
    expect(printed.html.match(/class="container[ "]/g)).toHaveLength(2);
    expect(printed.css.match(/^\.container \{/gm)).toHaveLength(1);
  });

  it.each(SCREENS)('undoes in a modifier what does not hold, on every width (%s)', (screen) => {
    const grid = (columns: number, gap: string): Element =>
      el(
        'div',
        { display: 'grid', gap, padding: '8px' },
        { name: 'grid', at: { [screen]: { 'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))` } } },
        el('p', {}, 'Words'),
      );
    const { css } = printCleanCss(
      page(el('section', {}, { name: 'section' }, grid(3, '16px'), grid(3, '16px'), grid(2, '16px'))),
      '',
    );
    expect(css).toContain('.section__grid--halves {\ngrid-template-columns: repeat(2, minmax(0, 1fr));\n}');
  });

  it('gives each of many variants a name of its own', () => {
    const swatch = (i: number): Element => {
      const color = `#${(0x203040 + 0x070503 * i).toString(16)}`;
      const image = `linear-gradient(180deg, ${color}, #000000)`;
      return el('div', { padding: '8px', 'background-image': image }, { name: 'swatch' }, 'Words');
    };
    const swatches = Array.from({ length: 24 }, (_, i) => swatch(i));
    const { css } = printCleanCss(page(el('section', {}, { name: 'section' }, ...swatches)), '');
    const names = css.match(/^\.[\w-]+ \{/gm) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says of the page itself, too, what holds on wide screens', () => {
    const body = el(
      'body',
      { display: 'flex', 'flex-direction': 'column' },
      { name: 'page', at: { lg: { 'flex-direction': 'row' } } },
      el('main', {}, 'Words'),
    );
    const { css } = printCleanCss({ ...SAMPLE_PAGE, webFonts: [], body }, '');
    expect(css).toContain('@media (width >= 1024px) {\nbody {\nflex-direction: row;\n}\n}');
  });

  it('keeps what the engine adds out of the buttons of the design', () => {
    const toggle = (name: string, css: Css): Element =>
      el('button', css, { name, attributes: { type: 'button' } }, el('svg', { width: '24px' }, { name: 'icon' }));
    const { html, css } = printCleanCss(
      page(
        toggle('menu-toggle', { padding: '8px' }),
        el('button', { padding: '12px', 'background-color': '#155dfc' }, { name: 'button' }, 'Save'),
        toggle('toggle', { position: 'absolute' }),
      ),
      '',
    );
    expect(html).toContain('class="menu-toggle"');
    expect(html).toContain('class="menu-toggle__icon"');
    expect(html).toContain('class="password-toggle"');
    expect(html).toContain('<button class="button">Save</button>');
    expect(css).not.toContain('.button--');
  });

  it('calls a button that floats what it is', () => {
    const button = (css: Css): Element => el('button', { padding: '12px', ...css }, { name: 'button' }, 'Help');
    const { html, css } = printCleanCss(page(button({}), button({}), button({ position: 'fixed', right: '16px' })), '');
    expect(html).toContain('class="button button--floating"');
    expect(ruleOf(css, '.button--floating')).toContain('position: fixed;');
  });

  it('calls an entry of a menu what it is, even where it looks like a button', () => {
    const link = (modifier?: string): Element =>
      el(
        'a',
        { padding: '8px', ...(modifier ? { 'background-color': '#155dfc' } : {}) },
        { name: 'link', instance: { component: 'nav-link', ...(modifier ? { modifier } : {}) } },
        'Words',
      );
    const { html } = printCleanCss(page(el('nav', {}, { name: 'nav' }, link('active'), link(), link())), '');
    expect(html).toContain('<a class="nav-link nav-link--active">');
  });

  it('makes the style that is read most the plain one', () => {
    const { html } = printCleanCss(
      page(
        el(
          'main',
          { padding: '8px' },
          { name: 'main' },
          el('p', { color: '#155dfc', 'font-size': '12px', 'line-height': '16px' }, { name: 'text' }, 'Journeys'),
          el('h1', { 'font-size': '40px', 'line-height': '48px' }, { name: 'title' }, 'A greenhouse'),
          ...[16, 24, 32].map((margin) =>
            el(
              'p',
              { 'font-size': '18px', 'line-height': '30px', 'margin-top': `${margin}px` },
              { name: 'text' },
              'The greenhouse had stood behind the bakery since before the bakery was a bakery.',
            ),
          ),
        ),
      ),
      '',
    );
    expect(html).toContain('<p class="page__eyebrow">Journeys</p>');
    expect(html).toMatch(/<p class="page__text">The greenhouse/);
  });

  it('takes back in a modifier what only the plain one shows when it is pointed at', () => {
    const button = (background: string | undefined, states: Record<string, Css>): Element =>
      el(
        'button',
        { padding: '8px', 'line-height': '24px', ...(background ? { 'background-color': background } : {}) },
        { name: 'button', states },
        'Save',
      );
    const filled = button('#155dfc', { ':hover': { 'background-color': '#101828' } });
    const { css } = printCleanCss(
      page(filled, filled, filled, filled, button(undefined, { ':hover': { opacity: '0.8' } })),
      '',
    );
    expect(ruleOf(css, '.button--plain:hover')).toContain('background-color: transparent;');
  });

  it('says of fields what is not written in them yet, though some have no words for it', () => {
    const field = (tag: string, attributes: Record<string, string>, states: Record<string, Css>): Element =>
      el(tag, { padding: '8px' }, { name: 'field', attributes, states });
    const open = (placeholder: string): Element =>
      field('input', { placeholder }, { '::placeholder': { color: '#6a7282' } });
    const { html, css } = printCleanCss(page(open('Name'), field('input', { value: 'Ann' }, {}), open('Town')), '');
    expect(css).toContain('.field::placeholder {');
    expect(html).not.toContain('field--');
  });

  it('calls a framed button an outline, and one on a card that is set apart what it is', () => {
    const button = (css: Css): Element =>
      el('button', { padding: '8px', 'line-height': '24px', ...css }, { name: 'button' }, 'Choose');
    const filled = button({ 'background-color': '#155dfc', color: '#ffffff' });
    const lines = Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`border-${side}-width`, '1px']));
    const framed = button({ color: '#155dfc', ...lines });
    const price = (action: Element, modifier?: string): Element =>
      el('div', {}, { name: 'card', instance: { component: 'price-card', ...(modifier ? { modifier } : {}) } }, action);
    const { html } = printCleanCss(page(filled, price(framed), price(filled, 'featured'), price(framed)), '');
    expect(html).toContain('button--outline');
    expect(html).toContain('button--primary');
    expect(html).not.toContain('button--featured');
  });

  it('says how an element differs, and not that it does', () => {
    const texts: Css[] = [
      {},
      { 'white-space': 'nowrap' },
      { 'margin-top': '8px' },
      { 'margin-top': '24px' },
      { flex: '1 1 0%' },
    ];
    const all = texts.map((css): Element => el('p', { 'font-size': '18px', ...css }, { name: 'text' }, 'Words'));
    const { html } = printCleanCss(page(...all, all[0], all[0]), '');
    expect([...html.matchAll(/text--([\w-]+)/g)].map(([, word]) => word)).toEqual([
      'nowrap',
      'spaced',
      'apart',
      'fill',
    ]);
  });

  it('never gives a modifier without its block', async () => {
    const { html } = await writePage(
      page(
        el('nav', {}, { name: 'nav' }, el('a', {}, 'Home')),
        el('nav', { 'padding-top': '8px' }, { name: 'nav' }, el('a', {}, 'Back')),
      ),
      'custom',
    );
    expect(html).toContain('<nav class="nav"><a class="nav__link">Back</a></nav>');
    for (const [, names] of html.matchAll(/class="([^"]*)"/g))
      for (const name of names.split(' ')) expect(names.split(' ')).toContain(name.split('--')[0]);
  });

  it('calls a row in a row something else', () => {
    const row = (css: Css, ...children: Element[]): Element =>
      el('div', { display: 'flex', ...css }, { name: 'row' }, ...children);
    const search = row({ gap: '12px' }, el('svg', {}, { name: 'icon' }), el('p', {}, { name: 'text' }, 'Words'));
    const { html } = printCleanCss(page(el('section', {}, { name: 'section' }, row({ padding: '8px' }, search))), '');
    expect(html).toContain('class="section__row"');
    expect(html).toContain('class="section__icon-text"');
  });

  it('names cells by the table, without saying table twice', () => {
    const cell = (tag: string): Element => el(tag, { padding: '8px' }, { name: 'table-cell' }, 'Words');
    const { html } = printCleanCss(
      page(
        el(
          'table',
          {},
          { name: 'table' },
          el('thead', {}, { name: 'head' }, el('tr', {}, { name: 'row' }, cell('th'))),
          el('tbody', {}, el('tr', {}, { name: 'row', instance: { component: 'table-row' } }, cell('td'))),
        ),
      ),
      '',
    );
    expect(html).toContain('class="table__head-cell"');
    expect(html).toContain('class="table-row__cell"');
  });

  it('writes a sheet whose groups stand in the order of the page', async () => {
    const { css } = await writePage(SAMPLE_PAGE, 'custom');
    const titles = [...css.matchAll(/^\/\* ([A-Z][a-z -]*) \*\/$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 4)).toEqual(['Reset', 'Page', 'States', 'Container']);
    expect(titles.slice(4)).toEqual([
      'Header',
      'Nav',
      'Nav item',
      'Hero',
      'Button',
      'Prices',
      'Price card',
      'Comparison',
      'Table',
      'Newsletter',
      'Form',
      'Label',
      'Field',
      'Footer',
    ]);
  });
});
