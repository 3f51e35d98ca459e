import type { Css, Element, Instance } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';

type More = Partial<Omit<Element, 'tag' | 'css' | 'children'>>;

/** An element with its children behind it. */
export function el(tag: string, css: Css, more: More | string | Element, ...children: (Element | string)[]): Element {
  const isMore = typeof more !== 'string' && !('tag' in more);
  return {
    tag,
    name: isMore ? (more.name ?? tag) : tag,
    css,
    ...(isMore ? more : {}),
    children: isMore ? children : [more, ...children],
  };
}

const FAMILY = "Inter, system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";
const PICTURE = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;
const CONTAINER: Css = { 'max-width': '1152px', margin: '0 auto', padding: '0 24px' };

const link = (words: string, css: Css = {}): Element =>
  el(
    'a',
    { color: '#4b5563', 'font-size': '14px', 'line-height': '20px', ...css },
    { name: 'link', attributes: { href: '#' } },
    words,
  );

const button = (words: string, css: Css = {}): Element =>
  el(
    'a',
    {
      ...{ display: 'inline-block', padding: '10px 20px', 'background-color': '#4f46e5', color: '#ffffff' },
      ...{
        'border-radius': '8px',
        'font-size': '14px',
        'line-height': '20px',
        'font-weight': '600',
        'text-align': 'center',
      },
      ...css,
    },
    { name: 'button', attributes: { href: '#' } },
    words,
  );

const header = el(
  'header',
  { 'background-color': '#ffffff', 'border-bottom': '1px solid #e5e7eb' },
  { comment: 'Header' },
  el(
    'div',
    { ...CONTAINER, display: 'flex', 'align-items': 'center', 'justify-content': 'space-between', height: '64px' },
    { name: 'container' },
    el('a', { 'font-weight': '700', color: '#111827' }, { name: 'logo', attributes: { href: '#' } }, 'Northwind'),
    el(
      'nav',
      {},
      { attributes: { 'aria-label': 'Main' } },
      el(
        'ul',
        { display: 'flex', gap: '24px', 'list-style': 'none', margin: '0', padding: '0' },
        { name: 'list' },
        ...['Product', 'Pricing', 'About'].map((words) =>
          el('li', {}, { name: 'item', instance: { component: 'nav-item' } }, link(words)),
        ),
      ),
    ),
  ),
);

const hero = el(
  'section',
  { ...CONTAINER, padding: '64px 24px', 'text-align': 'center' },
  { name: 'hero', comment: 'Hero', at: { md: { 'padding-top': '96px', 'padding-bottom': '96px' } } },
  el(
    'h1',
    { 'font-size': '30px', 'line-height': '36px', 'font-weight': '800', color: '#111827' },
    { name: 'title', at: { md: { 'font-size': '48px', 'line-height': '48px' } } },
    'Plans & prices for every team',
  ),
  el(
    'p',
    { margin: '16px auto 0', 'max-width': '576px', 'font-size': '18px', 'line-height': '28px', color: '#6b7280' },
    { name: 'lead' },
    'Start free and pay when you grow. Everything is included, and you may ',
    el(
      'a',
      { color: '#4f46e5', 'text-decoration': 'underline' },
      { name: 'inline-link', attributes: { href: '#' } },
      'change your plan',
    ),
    ' whenever you want to.',
  ),
  el(
    'div',
    { display: 'flex', 'flex-wrap': 'wrap', 'justify-content': 'center', gap: '12px', 'margin-top': '32px' },
    { name: 'actions' },
    button('Get started'),
    button('Talk to sales', { 'background-color': 'transparent', color: '#4f46e5', border: '1px solid #4f46e5' }),
  ),
);

function card(name: string, price: string, points: readonly string[], modifier?: string): Element {
  const instance: Instance = { component: 'price-card', ...(modifier ? { modifier } : {}) };
  const ground: Css = modifier
    ? { 'background-color': '#eef2ff', border: '2px solid #4f46e5' }
    : { 'background-color': '#ffffff', border: '1px solid #e5e7eb' };
  return el(
    'article',
    {
      ...{ display: 'flex', 'flex-direction': 'column', gap: '16px', padding: '32px', 'border-radius': '12px' },
      ...{ 'box-shadow': '0 4px 6px -1px rgba(0, 0, 0, 0.1), 0 2px 4px -2px rgba(0, 0, 0, 0.1)', ...ground },
    },
    { name: 'card', instance },
    el(
      'h3',
      { 'font-size': '18px', 'line-height': '28px', 'font-weight': '600', color: '#111827' },
      { name: 'title' },
      name,
    ),
    el(
      'p',
      { 'font-size': '36px', 'line-height': '40px', 'font-weight': '700', color: '#111827' },
      { name: 'price' },
      price,
    ),
    el(
      'ul',
      { display: 'flex', 'flex-direction': 'column', gap: '8px', 'font-size': '14px', 'line-height': '20px' },
      { name: 'points' },
      ...points.map((point) =>
        el(
          'li',
          { display: 'flex', gap: '8px', 'align-items': 'center' },
          { name: 'point', instance: { component: 'price-card__point' } },
          el(
            'svg',
            { color: '#16a34a', 'flex-shrink': '0' },
            { name: 'icon', attributes: { viewBox: '0 0 24 24', width: '16', height: '16', 'aria-hidden': 'true' } },
            el(
              'path',
              {},
              { attributes: { d: 'M4 12l6 6L20 6', fill: 'none', stroke: 'currentColor', 'stroke-width': '3' } },
            ),
          ),
          el('span', {}, { name: 'text' }, point),
        ),
      ),
    ),
    button(`Choose ${name}`, { display: 'block' }),
  );
}

const prices = el(
  'section',
  { ...CONTAINER },
  { name: 'prices', comment: 'Prices' },
  el(
    'h2',
    { 'font-size': '24px', 'line-height': '32px', 'font-weight': '700', color: '#111827', 'margin-bottom': '24px' },
    { name: 'title' },
    'Choose a plan',
  ),
  el(
    'div',
    { display: 'grid', gap: '24px' },
    { name: 'grid', at: { md: { 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' } } },
    card('Starter', '$0', ['One project', 'Community help']),
    card('Team', '$29', ['Ten projects', 'Help within a day'], 'featured'),
    card('Company', '$99', ['As many as you like', 'Help within the hour']),
  ),
);

const cell: Css = {
  padding: '12px 16px',
  'text-align': 'left',
  'border-bottom': '1px solid #e5e7eb',
  'font-size': '14px',
  'line-height': '20px',
};
const table = el(
  'section',
  { ...CONTAINER, 'margin-top': '48px' },
  { name: 'comparison', comment: 'Comparison' },
  el(
    'h2',
    { 'font-size': '24px', 'line-height': '32px', 'font-weight': '700', color: '#111827', 'margin-bottom': '24px' },
    { name: 'title' },
    'Compare',
  ),
  el(
    'div',
    { 'overflow-x': 'auto' },
    { name: 'table-box' },
    el(
      'table',
      { width: '100%', 'background-color': '#ffffff' },
      { name: 'table' },
      el(
        'thead',
        {},
        { name: 'head' },
        el(
          'tr',
          {},
          { name: 'row' },
          ...['Plan', 'Projects', 'Seats'].map((words) =>
            el(
              'th',
              { ...cell, 'font-weight': '600', color: '#6b7280' },
              { name: 'table-head', attributes: { scope: 'col' } },
              words,
            ),
          ),
        ),
      ),
      el(
        'tbody',
        {},
        { name: 'body' },
        ...[
          ['Starter', '1', '2'],
          ['Team', '10', '25'],
        ].map((row) =>
          el('tr', {}, { name: 'row' }, ...row.map((words) => el('td', cell, { name: 'table-cell' }, words))),
        ),
      ),
    ),
  ),
);

const form = el(
  'section',
  { ...CONTAINER, 'margin-top': '48px', 'padding-bottom': '64px' },
  { name: 'newsletter', comment: 'Newsletter' },
  el(
    'form',
    { display: 'flex', 'flex-direction': 'column', gap: '16px', 'max-width': '384px' },
    { name: 'form', at: { sm: { 'flex-direction': 'row', 'align-items': 'flex-end' } } },
    el(
      'div',
      { flex: '1 1 0%' },
      { name: 'group' },
      el(
        'label',
        { display: 'block', 'font-size': '14px', 'line-height': '20px', 'font-weight': '500' },
        { name: 'label', attributes: { for: 'email' } },
        'Your e-mail',
      ),
      el(
        'input',
        {
          width: '100%',
          height: '40px',
          'margin-top': '4px',
          padding: '0 12px',
          border: '1px solid #d1d5dc',
          'border-radius': '8px',
          'background-color': '#ffffff',
          'font-size': '14px',
          'line-height': '20px',
        },
        {
          name: 'field',
          attributes: { id: 'email', type: 'email', placeholder: 'you@example.com' },
          states: { '::placeholder': { color: '#9ca3af', opacity: '1' } },
        },
      ),
    ),
    el(
      'button',
      {
        height: '40px',
        padding: '0 20px',
        'background-color': '#4f46e5',
        color: '#ffffff',
        'border-radius': '8px',
        'font-size': '14px',
        'line-height': '20px',
        'font-weight': '600',
      },
      { name: 'button', attributes: { type: 'submit' } },
      'Subscribe',
    ),
  ),
  el(
    'img',
    { 'margin-top': '24px', width: '50%', 'border-radius': '16px' },
    { name: 'photo', attributes: { src: PICTURE, alt: 'Our office by the sea', width: '2', height: '1' } },
  ),
);

const footer = el(
  'footer',
  { 'background-color': '#111827', color: '#9ca3af', padding: '40px 0' },
  { comment: 'Footer' },
  el(
    'div',
    { ...CONTAINER, display: 'flex', 'justify-content': 'space-between' },
    { name: 'container' },
    el('p', { 'font-size': '14px', 'line-height': '20px' }, { name: 'text' }, '© 2026 Northwind'),
    link('Privacy', { color: '#ffffff' }),
  ),
);

/** A page in Clean mode with what pages have: menu, hero, cards with one featured, table, form and footer. */
export const SAMPLE_PAGE: PageDescription = {
  mode: 'clean',
  title: 'Plans & prices',
  language: 'en',
  body: el(
    'body',
    {
      margin: '0',
      'background-color': '#f9fafb',
      color: '#374151',
      'font-family': FAMILY,
      'font-size': '16px',
      'line-height': '24px',
    },
    { name: 'page' },
    header,
    el('main', {}, { name: 'main' }, hero, prices, table, form),
    footer,
  ),
  breakpoint: { name: 'md', width: 768 },
  palette: [],
  typeScale: [],
  webFonts: [{ name: 'Inter', weights: [400, 600, 700], italic: false }],
};
