import { expect, test } from 'vitest';
import type { LayoutNode, OutlineNode } from '#contract/generations.ts';
import type { CraftFacts } from '#fidelity/index.ts';
import { craftProblems, type Design } from './craft-problems.ts';

const box = { x: 0, y: 0, width: 100, height: 20 };
const node = (role: string, children: LayoutNode[], component?: string): LayoutNode => ({
  ...{ kind: 'stack', role, box, children },
  ...(component ? { component } : {}),
});
const leaf = (role: string, text: string): LayoutNode => ({ kind: 'text', role, box, text });

/** `tag.class`, its texts and elements within. */
type Written = [string, ...(string | Written)[]];

function craftOf(body: Written, own: Partial<CraftFacts> = {}): CraftFacts {
  const elements: CraftFacts['elements'] = [];
  const texts: CraftFacts['texts'] = [];
  const visit = ([name, ...children]: Written, parent: number): void => {
    const [tag = '', ...classes] = name.split('.');
    const element = elements.push({ parent, tag, classes: classes.join(' '), style: '', role: '' }) - 1;
    for (const child of children) {
      if (typeof child === 'string') texts.push({ text: child, element });
      else visit(child, element);
    }
  };
  visit(body, -1);
  const classes = elements.flatMap((element) => element.classes.split(' ').filter(Boolean));
  const values = { fontSize: [], color: [], gap: [], margin: [], family: [] };
  return { elements, texts, classes, inlineStyles: 0, values, ...own };
}

const sentences = (
  craft: CraftFacts,
  framework: 'tailwind' | 'bootstrap' | 'custom' = 'tailwind',
  design: Design = {},
  css = '',
) =>
  craftProblems(
    { craft, css, framework, bootstrapClasses: framework === 'bootstrap' ? BOOTSTRAP : undefined },
    design,
  ).map(({ sentence }) => sentence);

const card = (name: string, title: string): Written => [name, ['h2', title], ['p', `About ${title}`]];

const BOOTSTRAP = new Set(['card', 'title']);

test('a page on the scale with one title has nothing to mend', () => {
  expect(sentences(craftOf(['body', ['main', ['h1.text-xl.p-4', 'Tours'], ['h2.mt-6', 'Boats']]]))).toEqual([]);
});

test('style attributes, steps off the scale and numbered classes', () => {
  const craft = craftOf(['main', ['h1', 'Tours'], ['p.lead', 'All day']], { inlineStyles: 3 });
  craft.elements[2]!.style = 'margin: 7px';
  craft.classes = ['text-[17px]', 'pl-4.25', 'mt-2'];
  expect(sentences(craft)).toEqual([
    '3 elements have a style attribute: use classes. <p class="lead" style="margin: 7px">',
    'Classes that are not on the documented scale: text-[17px], pl-4.25. Use the nearest step, or a token of @theme.',
  ]);
  const numbered = craftOf(['main', ['h1.title', 'a'], ['a.nav-link-4', 'b'], ['b.badge--danger-100', 'c']]);
  expect(sentences(numbered, 'custom', {}, ':root { --color-danger-100: #fee2e2; }')).toEqual([
    'Numbered class names: nav-link-4. Name what the element is; what is alike has one class.',
  ]);
});

test('classes that Bootstrap does not have', () => {
  expect(sentences(craftOf(['main', ['h1.title', 'Tours'], ['p.my-own.card', 'All day']]), 'bootstrap')).toEqual([
    'Classes that are not classes of Bootstrap: my-own. Use its components and utilities.',
  ]);
});

test('titles and gaps between heading levels', () => {
  expect(sentences(craftOf(['main', ['h2', 'Tours'], ['h4', 'Boats']]))).toEqual([
    'The page has 0 h1 elements, not one.',
    'An h4 follows an h2: heading levels have no gaps.',
  ]);
});

test('a component that is not written alike, and roles that the engine found', () => {
  const titles = ['North', 'East', 'South'];
  const layout = node('body', [
    leaf('h1', 'Tours'),
    node(
      'ul',
      titles.map((title) => node('li', [leaf('h2', title), leaf('p', `About ${title}`)], 'tour-card')),
    ),
    node('nav', [leaf('a', 'Prices')]),
  ]);
  const written = (last: string) =>
    craftOf([
      'body',
      ['h1', 'Tours'],
      ['main', ['ul', card('li.card', 'North'), card('li.card', 'East'), card(last, 'South')]],
      ['nav', ['a', 'Prices']],
    ]);
  expect(sentences(written('li.card'), 'bootstrap', { layout })).toEqual([]);
  expect(sentences(written('div.card'), 'bootstrap', { layout })).toEqual([
    '1 of the 3 “tour-card” (the first is “North About North”) are not written like the others: same tags, same classes.',
    'Not in a list item element: “South”, “About South”.',
  ]);
});

test('where the engine has written a page in Clean mode, its elements count, not the layout', () => {
  const layout = node('body', [leaf('h1', 'Tours'), node('div', [leaf('h3', 'Name'), leaf('h3', 'Port')])]);
  const cell = (tag: string, text: string): OutlineNode => ({ tag, children: [text] });
  const row = (...cells: OutlineNode[]): OutlineNode => ({ tag: 'tr', component: 'table-row', children: cells });
  const outline: OutlineNode = {
    tag: 'body',
    children: [
      cell('h1', 'Tours'),
      {
        tag: 'table',
        children: [row(cell('th', 'Name'), cell('th', 'Port')), row(cell('td', 'North'), cell('td', 'Oslo'))],
      },
    ],
  };
  const table = (...[name, north]: [Written, Written]) =>
    craftOf(['main', ['h1', 'Tours'], ['table', ['tr', name, ['th', 'Port']], ['tr', north, ['td', 'Oslo']]]]);
  expect(sentences(table(['th', 'Name'], ['td', 'North']), 'tailwind', { layout, outline })).toEqual([]);
  expect(sentences(table(['p', 'Name'], ['p', 'North']), 'tailwind', { layout, outline })).toEqual([
    'Not in a th element: “Name”.',
    'Not in a td element: “North”.',
  ]);
});

test('an instance that is set apart may be written otherwise', () => {
  const row = (words: string, own = {}): OutlineNode => ({
    ...{ tag: 'tr', component: 'table-row', ...own },
    children: [{ tag: 'td', children: [words] }],
  });
  const rows = [row('Name', { modifier: 'featured' }), row('Oslo'), row('Bergen'), row('Narvik')];
  const outline: OutlineNode = { tag: 'body', children: [{ tag: 'h1', children: ['Ports'] }, ...rows] };
  const written = (odd: string) =>
    craftOf([
      'main',
      ['h1', 'Ports'],
      ['tr', ['td.text-xl', 'Name']],
      ...['Oslo', 'Bergen', 'Narvik'].map((port): Written => ['tr', [port === odd ? 'td.text-xl' : 'td', port]]),
    ]);
  expect(sentences(written(''), 'tailwind', { outline })).toEqual([]);
  expect(sentences(written('Bergen'), 'tailwind', { outline })).toEqual([
    '1 of the 3 “table-row” (the first is “Oslo”) are not written like the others: same tags, same classes.',
  ]);
});

test('an instance that is missing does not make the others seem in pieces', () => {
  const tour = (name: string): OutlineNode => ({
    ...{ tag: 'li', component: 'tour-card' },
    children: [
      { tag: 'h2', children: [name] },
      { tag: 'a', children: ['Read more'] },
    ],
  });
  const names = ['North', 'East', 'South', 'West', 'Harbour'];
  const outline: OutlineNode = {
    tag: 'main',
    children: [
      { tag: 'h1', children: ['Tours'] },
      { tag: 'ul', children: names.map(tour) },
    ],
  };
  const written = (shown: string[], last = 'li.card') =>
    craftOf([
      'main',
      ['h1', 'Tours'],
      [
        'ul',
        ...shown.map((name): Written => [name === 'Harbour' ? last : 'li.card', ['h2', name], ['a', 'Read more']]),
      ],
    ]);
  for (const missing of names) {
    const shown = names.filter((name) => name !== missing);
    expect(sentences(written(shown), 'tailwind', { outline })).toEqual([
      expect.stringMatching(/^1 of the 5 “tour-card” .* are not written like the others/),
    ]);
  }
  expect(sentences(written(names.slice(1), 'div.card'), 'tailwind', { outline })).toEqual([
    '2 of the 5 “tour-card” (the first is “North”) are not written like the others: same tags, same classes.',
    'Not in a list item element: “Harbour”, “Read more”.',
  ]);
});
