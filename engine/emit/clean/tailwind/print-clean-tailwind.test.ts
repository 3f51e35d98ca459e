import { describe, expect, it } from 'vitest';
import type { Css, Element } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';
import { writePage } from '../../../write-page.ts';
import { el, SAMPLE_PAGE } from '../testing/sample-page.ts';
import { printCleanTailwind } from './print-clean-tailwind.ts';

const page = (...children: (Element | string)[]): PageDescription => ({
  ...SAMPLE_PAGE,
  webFonts: [],
  body: el('body', { 'background-color': '#ffffff', color: '#101828' }, { name: 'page' }, ...children),
});
const htmlOf = (...children: (Element | string)[]): string => printCleanTailwind(page(...children), '').html;

/** The classes of a box with these declarations. */
const classesOf = (css: Css, more: Partial<Element> = {}): string =>
  /<div class="([^"]*)"/.exec(htmlOf(el('div', css, { name: 'box', ...more }, 'Words')))?.[1] ?? '';

describe('printCleanTailwind', () => {
  it('writes documented utilities only', async () => {
    const { html, css } = await writePage(SAMPLE_PAGE, 'tailwind');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(' '));
    expect(css).toBe('');
    expect(classes.filter((name) => /\[|\d\.(?!5)/.test(name))).toEqual([]);
    expect(html).not.toContain('style=');
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  it.each<[string, Css, string]>([
    ['sides that are equal', { padding: '16px 24px' }, 'px-6 py-4'],
    ['one side that is not', { padding: '16px 24px 8px' }, 'px-6 pt-4 pb-2'],
    ['a container', { 'max-width': '1280px', margin: '0 auto' }, 'mx-auto max-w-7xl'],
    ['a square', { width: '24px', height: '24px' }, 'size-6'],
    ['a fraction', { width: '66.667%' }, 'w-2/3'],
    [
      'a grid',
      { display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))', gap: '16px' },
      'grid grid-cols-3 gap-4',
    ],
    ['a cell of one column again', { 'grid-column': 'auto' }, 'col-auto'],
    ['two gaps', { display: 'flex', gap: '8px 16px' }, 'flex gap-x-4 gap-y-2'],
    ['a gap of a long list', { display: 'flex', gap: '3px' }, 'flex gap-gutter'],
    ['corners above', { 'border-radius': '8px 8px 0 0' }, 'rounded-t-lg'],
    [
      'a line of its own above',
      { border: '1px solid #e5e7eb', 'border-top': '2px solid #fb2c36' },
      'border border-t-2 border-gray-200 border-t-red-500',
    ],
    ['a line below', { 'border-bottom': '1px solid #e5e7eb' }, 'border-b border-gray-200'],
    [
      'two lines',
      { 'border-top': '1px solid #e5e7eb', 'border-bottom': '1px solid #e5e7eb' },
      'border-y border-gray-200',
    ],
    ['type with its own line height', { 'font-size': '14px', 'line-height': '20px' }, 'text-sm'],
    ['type with another one', { 'font-size': '20px', 'line-height': '24px' }, 'text-xl leading-6'],
    ['a size that is a little off', { 'font-size': '17.7px', 'line-height': '28px' }, 'text-lg'],
    ['a size of the page, half a pixel from a documented one', { 'font-size': '16.5px' }, 'text-body'],
    [
      'a gradient',
      { background: 'linear-gradient(90deg, #155dfc, #4f39f6)' },
      'bg-linear-to-r from-blue-600 to-indigo-600',
    ],
    [
      'a gradient at an angle, which is that of a corner in a square alone',
      { background: 'linear-gradient(135deg, #155dfc, #4f39f6)' },
      'bg-linear-135 from-blue-600 to-indigo-600',
    ],
    ['what moves up', { 'margin-top': '-16px' }, '-mt-4'],
    ['what fills its parent', { position: 'absolute', inset: '0' }, 'absolute inset-0'],
  ])('writes %s', (_, css, classes) => {
    expect(classesOf(css)).toBe(classes);
  });

  it('leaves out what Tailwind and the elements around say already', () => {
    const css = { margin: '0', display: 'block', 'border-radius': '0', color: '#101828', 'font-weight': '400' };
    expect(classesOf(css)).toBe('');
  });

  it('says on wider screens only what changes', () => {
    const css = { 'font-size': '30px', 'line-height': '36px', padding: '16px' };
    const at = {
      md: { 'font-size': '48px', 'line-height': '48px', padding: '16px 32px' },
      lg: { padding: '16px 32px' },
    };
    expect(classesOf(css, { at })).toBe('p-4 text-3xl md:px-8 md:text-5xl');
  });

  it('says a line height again that one on a narrower screen would stand above', () => {
    const css = { 'font-size': '30px', 'line-height': '40px' };
    const at = { lg: { 'font-size': '48px', 'line-height': '48px' } };
    expect(classesOf(css, { at })).toBe('text-3xl leading-10 lg:text-5xl lg:leading-12');
  });

  it('names a cell by both its lines, each for its screen', () => {
    expect(classesOf({ 'grid-area': '1 / 2' })).toBe('col-start-2 row-start-1');
    expect(classesOf({}, { at: { lg: { 'grid-area': '1 / 1' } } })).toBe('lg:col-start-1 lg:row-start-1');
  });

  it('says what holds on wider screens again where the parent changes', () => {
    const html = htmlOf(
      el(
        'section',
        { 'text-align': 'center' },
        { at: { md: { 'text-align': 'left' } } },
        el('p', { 'text-align': 'center' }, 'Words'),
      ),
    );
    expect(html).toContain('<section class="text-center md:text-left">');
    expect(html).toContain('<p class="md:text-center">');
  });

  it('makes variables of what is on no scale, named by use', () => {
    const html = htmlOf(
      el(
        'aside',
        { width: '272px', 'box-shadow': '0 0 40px rgba(0, 0, 0, 0.4)', 'border-radius': '10px' },
        { name: 'sidebar' },
        'Menu',
      ),
    );
    expect(html).toContain('class="w-sidebar rounded-sidebar shadow-sidebar"');
    expect(html).toContain('--spacing-sidebar: 17rem;');
    expect(html).toContain('--radius-sidebar: 0.625rem;');
    expect(html).toContain('--shadow-sidebar: 0 0 40px rgba(0, 0, 0, 0.4);');
  });

  it('pairs a size of its own with the line height that most of its texts have', () => {
    const text = (height: string) => el('p', { 'font-size': '15px', 'line-height': height }, 'Some words of a text');
    const html = htmlOf(text('20px'), text('20px'), text('24px'));
    expect(html.match(/<p class="text-body">/g)).toHaveLength(2);
    expect(html).toContain('<p class="text-body leading-6">');
    expect(html).toContain('--text-body: 0.9375rem;\n--text-body--line-height: 1.25rem;');
    expect(htmlOf(el('p', { 'font-size': '21px', 'line-height': '31.5px' }, 'Words'))).toContain(
      '--text-body--line-height: 1.5;',
    );
  });

  it('takes a documented shadow that looks the same', () => {
    expect(classesOf({ 'box-shadow': '0 4px 6px -1px rgba(0, 0, 0, 0.15)' })).toBe('shadow-md');
  });

  it('names distances by what they do, and widths by what has them', () => {
    const html = htmlOf(
      el('div', { 'max-width': '1172px', margin: '0 auto', 'padding-top': '71px' }, { name: 'container' }, 'Words'),
      el('div', { 'margin-left': '180px', 'max-width': '620px' }, { name: 'text' }, 'Words'),
      el('div', { width: '67%' }, { name: 'progress-bar' }, ''),
    );
    expect(html).toContain('class="mx-auto max-w-page pt-section"');
    expect(html).toContain('class="ml-indent max-w-text"');
    expect(html).toContain('class="w-share-67"');
  });

  it('takes greys of one family', () => {
    const grey = (color: string) => el('p', { color }, 'Some words in grey');
    const html = htmlOf(grey('#314158'), grey('#62748e'), grey('#90a1b9'), grey('#e5e7eb'));
    expect(html).toContain('text-slate-700');
    expect(html).toContain('text-slate-500');
    expect(html).not.toContain('gray-');
  });

  it('keeps the name of a colour that Tailwind has changed, in its old value', () => {
    const html = htmlOf(el('button', { 'background-color': '#059669', color: '#ffffff' }, 'Go'));
    expect(html).toContain('bg-emerald-600 text-white hover:bg-emerald-700');
    expect(html).toContain('--color-emerald-600: #059669;');
  });

  it('answers to the pointer in the colours of the page', () => {
    const html = htmlOf(el('button', { 'background-color': '#155dfc', color: '#ffffff' }, 'Go'), el('a', {}, 'Help'));
    expect(html).toContain('hover:bg-blue-700');
    expect(html).toContain('<a class="hover:text-blue-600">');
    expect(html).toContain('**:focus-visible:outline-blue-600');
  });

  it('says of disabled controls something where there are controls', () => {
    expect(htmlOf(el('button', {}, 'Go'))).toContain('**:disabled:opacity-50');
    expect(htmlOf(el('a', {}, 'Go'))).not.toContain('disabled');
  });

  it('writes distances in states, too', () => {
    const states = { ':popover-open': { display: 'flex', gap: '24px', padding: '8px 16px' } };
    expect(classesOf({}, { states })).toBe('open:flex open:gap-6 open:px-4 open:py-2');
  });

  it('names the shade of a state after Tailwind or after what turns into it', () => {
    const control = (fill: string) => el('button', { 'background-color': fill, color: '#ffffff' }, 'Go');
    expect(htmlOf(control('#432dd7'))).toContain('bg-indigo-700 text-white hover:bg-indigo-800');
    const html = htmlOf(control('#3949ab'), el('p', { color: '#2b3a92' }, 'design'));
    expect(html).toContain('bg-primary text-white hover:bg-primary-hover');
    expect(html).toContain('--color-primary: #3949ab;');
  });
});
