import type { Css, Element, Instance, Screen } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';

type More = {
  attributes?: Record<string, string>;
  at?: Partial<Record<Screen, Css>>;
  instance?: Instance;
  comment?: string;
  states?: Record<string, Css>;
};

/** An element of a page in Clean mode. */
export const element = (tag: string, css: Css, children: Element['children'] = [], more: More = {}): Element => ({
  tag,
  name: tag,
  css,
  children,
  ...more,
});

const INK = '#111827';
const MUTED = '#6b7280';
const PRIMARY = '#4f46e5';
const LINE = '1px solid #e5e7eb';

const COLUMN = { display: 'flex', 'flex-direction': 'column' };
const CONTAINER = {
  'max-width': '1152px',
  'margin-left': 'auto',
  'margin-right': 'auto',
  'padding-left': '16px',
  'padding-right': '16px',
};

const text = (tag: string, size: number, content: string, css: Css = {}): Element =>
  element(tag, { 'font-size': `${size}px`, 'line-height': `${Math.round(size * (size > 20 ? 1.2 : 1.5))}px`, ...css }, [
    content,
  ]);

const link = (content: string, css: Css = {}): Element =>
  element('a', { color: MUTED, 'text-decoration': 'none', ...css }, [content], { attributes: { href: '#' } });

const button = (content: string, isSolid = true, css: Css = {}): Element =>
  element(
    'a',
    {
      ...(isSolid ? { 'background-color': PRIMARY, color: '#ffffff' } : { color: INK, border: '1px solid #d1d5db' }),
      'font-weight': '600',
      'text-align': 'center',
      'padding-top': '10px',
      'padding-bottom': '10px',
      'padding-left': '20px',
      'padding-right': '20px',
      'border-radius': '8px',
      'text-decoration': 'none',
      ...css,
    },
    [content],
    { attributes: { href: '#' } },
  );

const icon = (path: string, size = 20): Element =>
  element(
    'svg',
    { color: PRIMARY, 'flex-shrink': '0' },
    [element('path', {}, [], { attributes: { d: path, fill: 'currentColor' } })],
    {
      attributes: { viewBox: '0 0 24 24', width: String(size), height: String(size), 'aria-hidden': 'true' },
    },
  );

const CHECK = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

const feature = (content: string): Element =>
  element(
    'li',
    { display: 'flex', 'align-items': 'center', gap: '8px' },
    [icon(CHECK), element('span', {}, [content])],
    {
      instance: { component: 'feature' },
    },
  );

const priceCard = (title: string, price: string, features: string[], isFeatured = false): Element =>
  element(
    'article',
    {
      ...COLUMN,
      gap: '16px',
      padding: '24px',
      'background-color': '#ffffff',
      border: isFeatured ? `2px solid ${PRIMARY}` : LINE,
      'border-radius': '8px',
      'box-shadow': '0px 1px 3px rgba(0, 0, 0, 0.1)',
    },
    [
      text('h3', 20, title, { 'font-weight': '600' }),
      text('p', 36, price, { 'font-weight': '700' }),
      element('ul', { ...COLUMN, gap: '8px', 'list-style': 'none' }, features.map(feature)),
      button('Choose', isFeatured, { width: '100%' }),
    ],
    { instance: { component: 'price-card', ...(isFeatured ? { modifier: 'featured' } : {}) } },
  );

const field = (id: string, label: string, type: string): Element =>
  element('div', { ...COLUMN, gap: '8px' }, [
    element('label', { 'font-size': '14px', 'font-weight': '500' }, [label], { attributes: { for: id } }),
    element(
      'input',
      {
        height: '40px',
        padding: '8px',
        border: '1px solid #d1d5db',
        'border-radius': '8px',
        'background-color': '#ffffff',
      },
      [],
      {
        attributes: { id, type, placeholder: label },
      },
    ),
  ]);

const row = (cells: string[]): Element =>
  element(
    'tr',
    { 'border-bottom': LINE },
    cells.map((cell) => element('td', { padding: '12px', color: MUTED }, [cell])),
    { instance: { component: 'invoice-row' } },
  );

/** A page with what most pages have: a bar, a hero, prices, a table, a form and a footer. */
export function harbourPage(): PageDescription {
  const header = element('header', { 'border-bottom': LINE, 'padding-top': '16px', 'padding-bottom': '16px' }, [
    element('div', { ...CONTAINER, display: 'flex', 'align-items': 'center', 'justify-content': 'space-between' }, [
      link('Harbour', { 'font-size': '20px', 'font-weight': '700', color: INK }),
      element('nav', {}, [
        element(
          'ul',
          { display: 'flex', gap: '32px', 'list-style': 'none' },
          ['Product', 'Prices', 'Journal'].map((name) =>
            element('li', {}, [link(name)], { instance: { component: 'nav-item' } }),
          ),
        ),
      ]),
      button('Start free'),
    ]),
  ]);
  const hero = element('section', { 'padding-top': '96px', 'padding-bottom': '96px', 'background-color': '#f9fafb' }, [
    element('div', { ...CONTAINER, ...COLUMN, gap: '24px', 'align-items': 'center', 'text-align': 'center' }, [
      element(
        'h1',
        { 'font-size': '36px', 'line-height': '40px', 'font-weight': '800', 'max-width': '768px' },
        ['Moorings, booked while you sail'],
        {
          at: { md: { 'font-size': '60px', 'line-height': '60px' } },
        },
      ),
      text('p', 18, 'See which berths are free tonight, pay once, and let the harbour master know when you arrive.', {
        color: MUTED,
        'max-width': '672px',
      }),
      element('div', { display: 'flex', 'flex-wrap': 'wrap', gap: '16px' }, [
        button('Find a berth'),
        button('For harbours', false),
      ]),
    ]),
  ]);
  const prices = element(
    'section',
    { 'padding-top': '80px', 'padding-bottom': '80px' },
    [
      element('div', { ...CONTAINER, ...COLUMN, gap: '48px' }, [
        text('h2', 30, 'Prices', { 'font-weight': '700', 'text-align': 'center' }),
        element(
          'div',
          { display: 'grid', gap: '24px', 'grid-template-columns': 'minmax(0, 1fr)' },
          [
            priceCard('Dinghy', '$9', ['One boat', 'Ten nights']),
            priceCard('Yacht', '$29', ['Three boats', 'Every night', 'Electricity'], true),
            priceCard('Fleet', '$99', ['Any boat', 'Every night']),
          ],
          { at: { md: { 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' } } },
        ),
      ]),
    ],
    { comment: 'Prices' },
  );
  const head = ['Berth', 'Nights', 'Paid'].map((name) =>
    element('th', { padding: '12px', 'text-align': 'left', 'font-size': '14px', 'font-weight': '600' }, [name], {
      attributes: { scope: 'col' },
    }),
  );
  const table = element('section', { 'padding-bottom': '80px' }, [
    element(
      'div',
      { ...CONTAINER, display: 'grid', gap: '48px', 'grid-template-columns': 'minmax(0, 1fr)' },
      [
        element('div', { 'overflow-x': 'auto' }, [
          element('table', { width: '100%' }, [
            element('thead', { 'background-color': '#f9fafb' }, [element('tr', {}, head)]),
            element('tbody', {}, [row(['A 12', '3', '$42']), row(['B 4', '1', '$18']), row(['C 7', '2', '$30'])]),
          ]),
        ]),
        element('form', { ...COLUMN, gap: '16px', padding: '24px', border: LINE, 'border-radius': '8px' }, [
          field('name', 'Name', 'text'),
          field('email', 'E-mail', 'email'),
          element('div', { display: 'flex', 'align-items': 'center', gap: '8px' }, [
            element('input', { width: '16px', height: '16px' }, [], {
              attributes: { id: 'news', type: 'checkbox', checked: '' },
            }),
            element('label', { 'font-size': '14px' }, ['Send me the tides'], { attributes: { for: 'news' } }),
          ]),
          element(
            'button',
            {
              'background-color': PRIMARY,
              color: '#ffffff',
              padding: '10px',
              'border-radius': '8px',
              'font-weight': '600',
            },
            ['Send'],
            {
              attributes: { type: 'submit' },
            },
          ),
        ]),
      ],
      { at: { lg: { 'grid-template-columns': '2fr 1fr' } } },
    ),
  ]);
  const footer = element(
    'footer',
    { 'background-color': INK, color: '#9ca3af', 'padding-top': '48px', 'padding-bottom': '48px' },
    [
      element(
        'div',
        { ...CONTAINER, display: 'flex', 'flex-wrap': 'wrap', 'justify-content': 'space-between', gap: '16px' },
        [
          text('p', 14, '© 2026 Harbour'),
          element(
            'ul',
            { display: 'flex', gap: '24px', 'list-style': 'none' },
            ['Imprint', 'Privacy'].map((name) =>
              element('li', {}, [link(name, { color: '#9ca3af', 'font-size': '14px' })], {
                instance: { component: 'footer-link' },
              }),
            ),
          ),
        ],
      ),
    ],
  );
  return {
    mode: 'clean',
    title: 'Harbour',
    body: element(
      'body',
      {
        margin: '0',
        'background-color': '#ffffff',
        color: INK,
        'font-family': 'Inter, sans-serif',
        'font-size': '16px',
        'line-height': '24px',
      },
      [header, element('main', {}, [hero, prices, table]), footer],
    ),
    palette: [],
    typeScale: [],
  };
}
