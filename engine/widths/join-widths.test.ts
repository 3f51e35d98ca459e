import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../clean/check/lay-out.ts';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Css, Element } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { printPage } from '../write-page.ts';
import { joinWidths as joinDescribed } from './join-widths.ts';

const describe = (...children: Element[]): PageDescription => ({
  ...{ mode: 'clean', title: 'Tours', palette: [], typeScale: [] },
  body: el('body', {}, { name: 'page' }, ...children),
});

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

/** As of designs that are 1280, 768 and 375 px wide. */
const joinWidths = (desktop: PageDescription, others: { tablet?: PageDescription; phone?: PageDescription }) =>
  joinDescribed(
    { page: desktop, width: 1280 },
    {
      tablet: others.tablet && { page: others.tablet, width: 768 },
      phone: others.phone && { page: others.phone, width: 375 },
    },
    layOutElement,
  );

/** Where elements of a kind begin and end from left to right in a window of some width, in px. */
const sidesAt = (page: PageDescription, width: number, tag: string): [number, number][] => {
  const placed = layOutElement(page.body, width);
  return all(page.body, tag).flatMap((element): [number, number][] => {
    const box = placed.get(element)?.box;
    return box ? [[box.x, box.x + box.width]] : [];
  });
};

const h1 = (css: Css) => el('h1', css, {}, 'See the city from the water');
const card = (title: string, css: Css = {}, words = `About ${title}`) =>
  el(
    'article',
    { padding: '32px', ...css },
    { name: 'card', instance: { component: 'tour-card' } },
    el('h2', { 'font-size': '24px', 'line-height': '32px' }, {}, title),
    el('p', {}, {}, words),
  );
const TITLES = ['North', 'East', 'South'];
const grid = (css: Css, cards = TITLES.map((title) => card(title))) => el('section', css, { name: 'tours' }, ...cards);

/** Elements by tag, in the order of the document. */
function all(page: Element, tag: string): Element[] {
  const inside = page.children.flatMap((child) => (typeof child === 'string' ? [] : all(child, tag)));
  return page.tag === tag ? [page, ...inside] : inside;
}
const first = (page: PageDescription, tag: string): Element => all(page.body, tag)[0];

it('takes type and columns of a phone’s design for phones, and keeps those of the desktop’s above', () => {
  const desktop = describe(
    h1({ 'font-size': '48px', 'line-height': '48px', 'text-align': 'center' }),
    grid({ display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))', gap: '32px' }),
  );
  const phone = describe(
    h1({ 'font-size': '30px', 'line-height': '36px' }),
    grid(
      { display: 'flex', 'flex-direction': 'column', gap: '16px' },
      TITLES.map((title) => card(title, { padding: '16px' })),
    ),
  );
  const { page, found } = joinWidths(desktop, { phone });
  expect(found).toEqual({ phone: 1 });
  expect(first(page, 'h1')).toMatchObject({
    css: { 'font-size': '30px', 'line-height': '36px', 'text-align': 'left' },
    at: { md: { 'font-size': '48px', 'line-height': '48px', 'text-align': 'center' } },
  });
  const { html } = printPage(page, 'tailwind');
  expect(html).toContain('<section class="flex flex-col gap-4 md:grid md:grid-cols-3 md:gap-8">');
  expect(html.match(/<article class="p-4 md:p-8">/g)).toHaveLength(3);
  expect(html).toContain('text-3xl');
  expect(html).toContain('md:text-5xl');
});

it('what stands below each other on a phone is no grid there, and keeps as far from the edge', () => {
  const wrapped = (css: Css, cards: Element) =>
    el('main', { 'padding-left': '16px', ...css }, {}, cards, el('p', {}, {}, 'Piers'));
  const columns = {
    display: 'grid',
    'grid-template-columns': 'repeat(1, minmax(0, 1fr))',
    gap: '32px',
    'padding-left': '24px',
  };
  const desktop = describe(
    el(
      'section',
      columns,
      { at: { md: { 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' } } },
      ...TITLES.map((title) => card(title)),
    ),
  );
  const { page } = joinWidths(desktop, { phone: describe(wrapped({}, grid({}))) });
  expect(printPage(page, 'tailwind').html).toContain('<section class="pl-4 md:grid md:grid-cols-3 md:gap-8 md:pl-6">');
});

it('a tablet’s design holds between the two', () => {
  const columns = (count: number, gap: string) =>
    describe(grid({ display: 'grid', 'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`, gap }));
  const { page } = joinWidths(columns(3, '32px'), { tablet: columns(2, '24px'), phone: columns(1, '16px') });
  expect(printPage(page, 'tailwind').html).toContain(
    '<section class="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8">',
  );
});

it('the design of a small tablet holds from where phones end', () => {
  const columns = (count: number, width: number) => ({
    page: describe(grid({ display: 'grid', 'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`, gap: '24px' })),
    width,
  });
  const designs = { tablet: columns(2, 744), phone: columns(1, 375) };
  const { page } = joinDescribed(columns(3, 1280), designs, layOutElement);
  const columnsAt = (width: number) => new Set(sidesAt(page, width, 'article').map(([left]) => left)).size;
  expect([375, 744, 800, 1280].map(columnsAt)).toEqual([1, 2, 2, 3]);
});

it('hides what a phone’s design leaves out, and shows what it alone has', () => {
  const aside = el('aside', { padding: '16px' }, {}, el('p', {}, {}, 'Twelve thousand guests a year'));
  const call = el('a', { 'font-weight': '700' }, { attributes: { href: '#' } }, 'Call the pier');
  const desktop = describe(h1({}), aside, grid({}));
  const phone = describe(h1({}), call, grid({}));
  const { page, found } = joinWidths(desktop, { phone });
  expect(found.phone).toBeCloseTo(7 / 8);
  expect(first(page, 'aside')).toMatchObject({ css: { display: 'none' }, at: { md: { display: 'block' } } });
  const added = first(page, 'a');
  expect([added.children, added.css['font-weight'], added.at]).toEqual([
    ['Call the pier'],
    '700',
    { md: { display: 'none' } },
  ]);
  const order = page.body.children.map((child) => (child as Element).tag);
  expect(order).toEqual(['h1', 'a', 'aside', 'section']);
});

it('what stands in another order on a phone is put in that order there', () => {
  const [main, side] = [h1({}), el('aside', {}, {}, 'Tickets')];
  const desktop = describe(el('main', { display: 'flex', gap: '32px' }, {}, main, side));
  const phone = describe(el('main', { display: 'flex', 'flex-direction': 'column' }, {}, side, main));
  const { page } = joinWidths(desktop, { phone });
  expect(printPage(page, 'tailwind').html.replace(/\s+/g, ' ')).toMatch(
    /<h1 class="order-2 md:order-(none|0)">.*<aside class="order-1 md:order-(none|0)">/,
  );
});

it('instances stay alike when one was read wrongly, and one that is left out is hidden alone', () => {
  const desktop = describe(grid({ display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' }));
  const phone = describe(
    grid({}, [card('North', { padding: '16px' }), card('East', { padding: '12px' }, 'About Eest')]),
  );
  const { page } = joinWidths(desktop, { phone });
  const [north, east, south] = all(page.body, 'article');
  expect(north.css).toMatchObject({ 'padding-top': '16px' });
  expect(east.css).toEqual(north.css);
  expect(south.css).toMatchObject({ display: 'none' });
});

it('an instance with a part more than the others has the changes of each part, not of the one at its place', () => {
  const prices = (size: string, gap: string) => {
    const price = (title: string, ...more: Element[]) =>
      el(
        'article',
        {},
        { name: 'card', instance: { component: 'price-card' } },
        ...more,
        el('h2', { 'font-size': size, 'line-height': '32px' }, {}, title),
        el(
          'div',
          { display: 'flex', 'column-gap': gap },
          {},
          el('p', {}, {}, `${title} costs`),
          el('p', {}, {}, 'much'),
        ),
      );
    const badge = el('span', { 'font-size': '12px' }, {}, 'Popular');
    return describe(el('section', {}, {}, price('North'), price('East', badge), price('South')));
  };
  const { page } = joinWidths(prices('24px', '8px'), { phone: prices('20px', '4px') });
  const sizes = (tag: string) => all(page.body, tag).map(({ css }) => css['font-size']);
  expect([sizes('h2'), sizes('span')]).toEqual([['20px', '20px', '20px'], ['12px']]);
  expect(all(page.body, 'div').map(({ css }) => css['column-gap'])).toEqual(['4px', '4px', '4px']);
});

it('pictures without words are those between the same neighbours; the same drawing is known in any size', () => {
  const photo = (width: string) =>
    el('img', { width }, { attributes: { src: `data:image/webp;base64,${width}`, alt: '' } });
  const icon = (width: string) =>
    el('svg', { width }, { attributes: {} }, el('path', {}, { attributes: { d: 'M0 0h9' } }));
  const of = (a: string, b: string) => describe(h1({}), photo(a), el('p', {}, {}, 'Every hour'), icon(b));
  const { page, found } = joinWidths(of('640px', '32px'), { phone: of('320px', '24px') });
  expect(found.phone).toBe(1);
  expect([first(page, 'img').css.width, first(page, 'img').at?.md?.width]).toEqual(['320px', '640px']);
  expect([first(page, 'svg').css.width, first(page, 'svg').at?.md?.width]).toEqual(['24px', '32px']);
});

it('designs of two different pages have nothing in common', () => {
  const other = describe(el('p', {}, {}, 'Quarterly results of the company'));
  expect(joinWidths(describe(h1({}), grid({})), { phone: other }).found.phone).toBe(0);
});

it('a page whose menu a phone closes is the same page', () => {
  const links = Array.from({ length: 9 }, (_, i) => el('a', {}, {}, `Pier ${'ABCDEFGHI'[i]} and around`));
  const words = () => [h1({}), el('p', {}, {}, 'Every hour from the harbour')];
  const desktop = describe(el('nav', {}, {}, ...links), ...words());
  expect(joinWidths(desktop, { phone: describe(...words()) }).found.phone).toBe(1);
});

it('closes a menu that opens only where the design does not show it', () => {
  const links = TITLES.map((title) => el('a', {}, {}, title));
  const aside = el('aside', {}, {}, ...links);
  const drawer = el(
    'div',
    {},
    { attributes: { id: 'menu', popover: 'auto' }, at: { lg: { display: 'contents' } } },
    aside,
  );
  const toggle = el('button', {}, { attributes: { popovertarget: 'menu' }, at: { lg: { display: 'none' } } }, 'Open');
  const words = el('p', {}, {}, 'See the city from the water');
  const phone = describe(words);
  const tablet = describe(el('aside', {}, {}, ...links), words);
  const { body } = joinWidths(describe(drawer, toggle, words), { phone, tablet }).page;
  const [opened, button] = body.children as Element[];
  expect([opened.css.display, opened.at?.md?.display]).toEqual([undefined, 'contents']);
  expect([button.css.display, button.at?.md?.display]).toEqual(['inline-block', 'none']);
  expect(all(opened, 'a').every(({ css }) => css.display === undefined)).toBe(true);
});

const columnsOf = (css: Css, ...children: Element[]) => el('section', { display: 'grid', ...css }, {}, ...children);
const shape = (css: Css) => el('div', { 'background-color': '#34d399', ...css }, {});

it('keeps what stands below each other on a tablet below each other, whatever holds it there', () => {
  const words = () => el('div', {}, {}, h1({}), el('p', {}, {}, 'Every hour from the harbour'));
  const two = { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' };
  const desktop = describe(
    columnsOf({ 'grid-template-columns': '100%' }, words(), shape({ height: '320px' })),
    grid({ display: 'grid', ...two }),
  );
  desktop.body.children = [
    { ...(desktop.body.children[0] as Element), at: { md: two } },
    ...desktop.body.children.slice(1),
  ];
  const tablet = describe(
    el(
      'div',
      { 'padding-left': '32px', 'padding-right': '32px', display: 'flex', 'flex-direction': 'column' },
      {},
      ...(words().children as Element[]),
      shape({ height: '280px' }),
      grid({ display: 'grid', ...two }),
    ),
  );
  const { page } = joinWidths(desktop, { tablet });
  const { html } = printPage(page, 'tailwind');
  expect(html).toMatch(/lg:grid-cols-2/);
  // The picture stands below the words.
  expect(sidesAt(page, 768, 'div')[1][0]).toBe(sidesAt(page, 768, 'h1')[0][0]);
  expect(html).toContain('md:h-div-height');
  // What the tablet keeps at the sides around both is the room of each.
  expect(sidesAt(page, 768, 'h1')[0][0]).toBe(32);
  expect(sidesAt(page, 768, 'div')[1]).toEqual([32, 736]);
});

it('keeps the button of a menu at the end of its bar, whatever the design of a phone has there', () => {
  const brand = () => el('a', {}, {}, 'Fernway');
  const drawer = el(
    'div',
    {},
    { attributes: { id: 'menu', popover: 'auto' }, at: { lg: { display: 'contents' } } },
    el('a', {}, {}, 'Tours'),
  );
  const toggle = el('button', {}, { attributes: { popovertarget: 'menu' }, at: { lg: { display: 'none' } } }, 'Open');
  const bar = { display: 'flex', 'justify-content': 'space-between' };
  const desktop = describe(el('header', {}, {}, el('nav', bar, {}, brand(), drawer, toggle)), h1({}));
  const phone = describe(el('section', { display: 'flex', 'column-gap': '64px' }, {}, brand()), h1({}));
  const { page } = joinWidths(desktop, { phone });
  expect(first(page, 'header').css.display).toBeUndefined();
  expect(first(page, 'nav').css).toMatchObject(bar);
});

it('gives a row with its picture the room that a phone keeps around both, and none to the words alone', () => {
  const words = () => [h1({}), el('p', {}, {}, 'Every hour from the harbour')];
  const sides = (room: string) => ({ 'padding-left': room, 'padding-right': room });
  const cards = () => grid(sides('24px'));
  const desktop = describe(
    columnsOf(sides('16px'), el('div', {}, {}, ...words()), shape({ height: '320px' })),
    cards(),
  );
  const phone = describe(el('div', sides('24px'), {}, ...words(), shape({ height: '280px' })), cards());
  const { page } = joinWidths(desktop, { phone });
  expect(sidesAt(page, 375, 'h1')[0][0]).toBe(24);
  expect(sidesAt(page, 375, 'div').pop()).toEqual([24, 351]);
  expect(sidesAt(page, 768, 'h1')[0][0]).toBe(16);
  expect(sidesAt(page, 768, 'div').pop()).toEqual([16, 752]);
});

it('knows the signs between entries from one another', () => {
  const footer = () =>
    el('footer', {}, {}, ...['© Tidewater', '·', 'Terms', '·', 'Privacy'].map((text) => el('p', {}, {}, text)));
  const { page, found } = joinWidths(describe(footer()), { phone: describe(footer()) });
  expect(found.phone).toBe(1);
  expect(all(page.body, 'p')).toHaveLength(5);
});

it('words that stand in the menu and in the footer are those that keep the order of the page', () => {
  const links = (tag: string, size: string) =>
    el(tag, {}, {}, ...['Tours', 'Prices'].map((word) => el('a', { 'font-size': size }, {}, word)));
  const of = (size: string, ...before: Element[]) =>
    describe(...before, h1({}), el('p', {}, {}, 'Every hour'), links('footer', size));
  const { page } = joinWidths(of('14px', links('nav', '16px')), { phone: of('12px') });
  expect(first(page, 'nav').css.display).toBe('none');
  expect(all(first(page, 'footer'), 'a').map(({ css }) => css['font-size'])).toEqual(['12px', '12px']);
});

it('keeps from the sides what the parts keep in which another design holds the same', () => {
  const parts = ['Every hour', 'From any pier'].map((words) => el('p', {}, {}, words));
  const section = el('section', { 'padding-left': '48px' }, {}, ...parts, el('p', {}, {}, 'At night'));
  const desktop = describe(el('main', {}, {}, h1({}), section));
  const own = (css: Css, words: string) => el('div', css, {}, el('p', {}, {}, words));
  const spread = [own({ 'padding-left': '20px' }, 'Every hour'), own({ 'margin-left': '24px' }, 'From any pier')];
  const phone = describe(el('main', {}, {}, h1({}), ...spread, own({ 'padding-left': '20px' }, 'At night')));
  const { page } = joinWidths(desktop, { phone });
  const lefts = (width: number) => sidesAt(page, width, 'p').map(([left]) => left);
  for (const [i, left] of [20, 24, 20].entries()) expect(Math.abs(lefts(375)[i] - left)).toBeLessThanOrEqual(4);
  expect(lefts(768)).toEqual([48, 48, 48]);
});

it('a button keeps its room where another design has its words without a box, or in a box with a size', () => {
  const button = { 'background-color': '#1d4ed8', padding: '12px 24px' };
  const roomOn = (phone: Element) => {
    const desktop = describe(h1({}), el('button', button, {}, 'Board now'), el('p', {}, {}, 'Every hour'));
    const { page } = joinWidths(desktop, { phone: describe(h1({}), phone, el('p', {}, {}, 'Every hour')) });
    const { css, at } = first(page, 'button');
    return [css.padding ?? css['padding-left'], at?.md?.['padding-left']];
  };
  const words = el('p', {}, {}, 'Board now');
  const box = (css: Css) => el('div', { 'background-color': '#1d4ed8', ...css }, {}, words);
  expect(roomOn(words)).toEqual(['24px', undefined]);
  expect(roomOn(box({ width: '96px', height: '40px' }))).toEqual(['24px', undefined]);
  expect(roomOn(box({ padding: '8px 16px', display: 'inline-block' }))).toEqual(['16px', '24px']);
});

it('hides no cell of a column that is there, and a column that is not', () => {
  const row = (tag: string, ...words: string[]) => el('tr', {}, {}, ...words.map((word) => el(tag, {}, {}, word)));
  const table = (...rows: Element[]) => describe(h1({}), el('table', {}, {}, ...rows));
  const desktop = table(
    row('th', 'P ort', 'Leaves at', 'Captain'),
    row('td', 'Harwich', '8:00', 'Ines'),
    row('td', 'Dover', '9:30', 'Paul'),
  );
  const phone = table(row('th', '—', 'Leaves at'), row('td', 'Harwich', '8:00'), row('td', 'Dover', '9:30'));
  const { page } = joinWidths(desktop, { phone });
  const hidden = [...all(page.body, 'th'), ...all(page.body, 'td')].filter(({ css }) => css.display === 'none');
  expect(hidden.map(({ children }) => children[0])).toEqual(['Captain', 'Ines', 'Paul']);
  expect(printPage(page, 'tailwind').html.match(/"hidden md:table-cell"/g)).toHaveLength(3);
});

it('leaves to an instance what sets it apart on the widest screen', () => {
  const tours = (of: (title: string) => Css) =>
    describe(
      grid(
        {},
        TITLES.map((title) => card(title, of(title))),
      ),
    );
  const desktop = tours((title): Css => (title === 'East' ? { 'margin-top': '16px' } : {}));
  const phone = tours((title): Css => ({ padding: '16px', ...(title === 'East' ? { 'margin-top': '12px' } : {}) }));
  const { page } = joinWidths(desktop, { phone });
  expect(all(page.body, 'article').map(({ css }) => [css['margin-top'], css['padding-top']])).toEqual([
    ['0', '16px'],
    ['12px', '16px'],
    ['0', '16px'],
  ]);
});

it('a picture behind a part is that of each design where their shapes differ, and one for both where they do not', () => {
  const cover = (src: string, height: number, title: string) =>
    el(
      'section',
      { position: 'relative', height: `${height}px` },
      {},
      el('img', { position: 'absolute', inset: '0', width: '100%', height: '100%' }, { attributes: { src, alt: '' } }),
      el('h1', { position: 'relative' }, {}, title),
      el('p', { position: 'relative' }, {}, `About ${title}`),
    );
  // On a phone, the first is much higher than wide, and the second as wide for its height as on the desktop.
  const desktop = describe(cover('wide.png', 320, 'Harbour'), cover('sea.png', 320, 'Sea'));
  const phone = describe(cover('tall.png', 500, 'Harbour'), cover('small-sea.png', 94, 'Sea'));
  const { page } = joinWidths(desktop, { phone });
  const pictures = all(page.body, 'img');
  expect(pictures.map(({ attributes }) => attributes?.src)).toEqual(['wide.png', 'tall.png', 'sea.png']);
  expect(pictures[0]).toMatchObject({ css: { display: 'none' }, at: { md: { display: 'block' } } });
  expect(pictures[1].at).toMatchObject({ md: { display: 'none' } });
  expect(pictures[2].css.display).not.toBe('none');
});

it('what a phone alone has between the entries of a list stands beside the list', () => {
  const list = (...names: string[]) => el('ul', {}, {}, ...names.map((name) => el('li', {}, {}, name)));
  const desktop = describe(h1({}), list('North', 'East'), el('p', {}, {}, 'Every hour'));
  const closed = el('p', {}, {}, 'Closed in winter');
  const phone = describe(h1({}), list('North'), closed, list('East'), el('p', {}, {}, 'Every hour'));
  const { page } = joinWidths(desktop, { phone });
  const tags = all(page.body, 'ul').flatMap(({ children }) => children.map((one) => (one as Element).tag));
  expect(new Set(tags)).toEqual(new Set(['li']));
  expect(JSON.stringify(page.body)).toContain('Closed in winter');
});
