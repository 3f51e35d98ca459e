import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignHeadedTables } from './assign-headed-tables.ts';

const LEFTS = [0, 220, 400];
const row = (words: readonly (string | undefined)[], y: number, style = {}): LayoutNode =>
  group(
    'row',
    words.flatMap((word, i) => (word === undefined ? [] : [textNode(word, LEFTS[i], y, style)])),
  );
const head = (): LayoutNode => row(['NAME', 'STATE', 'SIZE'], 0, { size: 12, weight: 700, color: 0x888888 });

/** Roles and, in brackets, what is in them. */
const outline = (node: LayoutNode): string =>
  node.children.length === 0 ? (node.role ?? node.kind) : `${node.role ?? node.kind}(${node.children.map(outline)})`;

function tablesOf(...children: LayoutNode[]): string {
  const root: LayoutNode = { ...group('stack', []), children };
  assignHeadedTables(root);
  return outline(root);
}

it('fills the cells that a row does not have', () => {
  expect(tablesOf(head(), row(['Rope', 'sold', '3 m'], 40), row(['Net', undefined, '4 m'], 80))).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,td,text)))',
  );
});

it('puts all that stands under one name into one cell', () => {
  const composed = (y: number): LayoutNode => {
    const box = { x: 0, y, width: 32, height: 32 };
    const portrait: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
    const person = group('stack', [textNode('Ann Lee', 44, y, { weight: 700 }), textNode('Diver', 44, y + 20)]);
    return { ...group('row', [portrait, person, textNode('sold', 220, y + 8), textNode('3 m', 400, y + 8)]) };
  };
  expect(tablesOf(head(), composed(40), composed(100))).toBe(
    'stack(table(tr(th,th,th),tr(row(image,stack(text,text)),text,text),tr(row(image,stack(text,text)),text,text)))',
  );
});

it('cuts what stands in columns below a head on a strip of its own into rows', () => {
  const columns = group(
    'row',
    [
      ['Rope', 'Net'],
      ['sold', 'kept'],
      ['3 m', '4 m'],
    ].map((words, i) =>
      group(
        'stack',
        words.map((word, k) => textNode(word, LEFTS[i], 40 + 120 * k)),
      ),
    ),
  );
  expect(tablesOf(head(), columns, row(['Sail', 'sold', '5 m'], 210))).not.toContain('table');
  expect(
    tablesOf({ ...head(), paint: { fill: 0xf8fafc } } as LayoutNode, columns, row(['Sail', 'sold', '5 m'], 210)),
  ).toBe('stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text),tr(text,text,text)))');
});

it('takes the rows from a box of their own, and gives each its share of it', () => {
  const body: LayoutNode = {
    ...group('stack', [row(['Rope', 'sold', '3 m'], 60), row(['Net', 'sold', '4 m'], 110)]),
    box: { x: 0, y: 40, width: 600, height: 100 },
    paint: { fill: 0xffffff },
  } as LayoutNode;
  const root: LayoutNode = { ...group('stack', []), children: [head(), body] };
  assignHeadedTables(root);
  const [, first, second] = root.children[0].children;
  expect(outline(root)).toBe('stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text)))');
  expect([first.box.y, second.box.y + second.box.height, first.paint]).toEqual([40, 140, { fill: 0xffffff }]);
});

it('ends with the box of its rows: what stands in the next card is none of it', () => {
  const card = (y: number, ...rows: LayoutNode[]): LayoutNode =>
    ({
      ...group('stack', rows),
      box: { x: 0, y, width: 600, height: 100 },
      paint: { fill: 0xffffff },
    }) as LayoutNode;
  const first = card(40, row(['Rope', 'sold', '3 m'], 60), row(['Net', 'sold', '4 m'], 110));
  const next = card(156, row(['Ann', 'diver', 'Send'], 176), row(['Bo', 'sailor', 'Send'], 226));
  expect(tablesOf(head(), first, next)).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text)),stack(row(text,text,text),row(text,text,text)))',
  );
});

it('keeps the lines between rows that stand on a box of their own', () => {
  const box = { x: 0, y: 85, width: 600, height: 1 };
  const line: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0xe5e7eb };
  const body: LayoutNode = {
    ...group('stack', [row(['Rope', 'sold', '3 m'], 60), line, row(['Net', 'sold', '4 m'], 110)]),
    box: { x: 0, y: 40, width: 600, height: 100 },
    paint: { fill: 0xffffff },
  } as LayoutNode;
  expect(tablesOf(head(), body)).toBe('stack(table(tr(th,th,th),tr(text,text,text),rule,tr(text,text,text)))');
});

it('makes no table of cards below a row of words', () => {
  const cards = [40, 300].map((y) =>
    group(
      'row',
      LEFTS.map((x) => group('stack', [textNode('A card', x, y), textNode('says much', x, y + 200)])),
    ),
  );
  expect(tablesOf(head(), ...cards)).not.toContain('table');
});

it('leaves out what the box of the rows ends with', () => {
  const rows = [60, 110, 160].map((y) => row(['Rope', 'sold', '3 m'], y));
  const pages = group('row', [textNode('1', 480, 210), textNode('2', 520, 210)]);
  const body = {
    ...group('stack', []),
    children: [...rows, pages],
    box: { x: 0, y: 40, width: 600, height: 200 },
    paint: { fill: 0xffffff },
  } as LayoutNode;
  expect(tablesOf(head(), body)).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text),tr(text,text,text)),stack(row(text,text)))',
  );
});

it('gives a column without a name a cell in the head, and leaves the pages below to what follows', () => {
  const withLink = (words: readonly string[], y: number): LayoutNode =>
    group('row', [...row(words, y).children, textNode('Edit', 560, y)]);
  const button = (words: string, x: number): LayoutNode => {
    const box = { x, y: 172, width: 90, height: 34 };
    return { kind: 'stack', box, ink: box, paint: { fill: 0xeeeeee }, children: [textNode(words, x + 12, 180)] };
  };
  const pages = group('row', [textNode('2 of 9', 0, 180), button('Next', 400)]);
  expect(tablesOf(head(), withLink(['Rope', 'sold', '3 m'], 40), withLink(['Net', 'sold', '4 m'], 80), pages)).toBe(
    'stack(table(tr(th,th,th,empty),tr(text,text,text,text),tr(text,text,text,text)),row(text,stack(text)))',
  );
});

it('takes a field with the button behind it for no head', () => {
  const framed = (word: string, x: number, width: number): LayoutNode => {
    const box = { x, y: 0, width, height: 36 };
    const paint = { border: { color: 0, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const } };
    return { ...group('stack', [textNode(word, x + 12, 8)]), box, ink: box, paint } as LayoutNode;
  };
  const field = group('row', [framed('Voucher', 0, 200), framed('Apply', 212, 80)]);
  const sums = [60, 90, 120].map((y) => row(['Sum', '£20.00'], y));
  expect(tablesOf(field, ...sums)).not.toContain('th');
});

it('takes a heading with a link beside it for no head', () => {
  const title = group('row', [textNode('Payments', 0, 0, { size: 20, weight: 700 }), textNode('All', 220, 4)]);
  const rows = [40, 80, 120].map((y) => group('row', [textNode('Rope', 0, y), textNode('3 m', 220, y)]));
  expect(tablesOf(title, ...rows)).not.toContain('table');
});

it('ends where a row begins in a later column: the sums below a bill', () => {
  const rows = [row(['Rope', 'sold', '3 m'], 40), row(['Net', 'sold', '4 m'], 80)];
  const sum = row([undefined, 'Sum', '7 m'], 120);
  expect(tablesOf(head(), ...rows, sum)).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text)),row(text,text))',
  );
});

it('is none where the first row looks like the one below it: names with their values', () => {
  const pair = (name: string, value: string, y: number, weight = 400): LayoutNode =>
    group('row', [textNode(name, 0, y, { color: 0x777777, weight }), textNode(value, 220, y, { weight: 600 })]);
  const pairs = [pair('Shipping', 'Free', 0), pair('Tax', '$11.84', 40), pair('Total', '$159.84', 80, 700)];
  expect(tablesOf(...pairs, pair('Due', '$159.84', 120, 700))).not.toContain('table');
});

it('takes abbreviations for names of columns', () => {
  const names = row(['No.', 'VAT No.', '#'], 0, { size: 12, weight: 700, color: 0x888888 });
  expect(tablesOf(names, row(['17', '8795', '3'], 40), row(['18', '8791', '4'], 80))).toContain('table(tr(th,th,th)');
});

const rule = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 480, height: 1 };
  return { kind: 'rule', box, ink: box, children: [], color: 0xdddddd };
};

it('takes what stands between two lines for one row', () => {
  const item = (y: number) => [row(['Rope', 'sold', '3 m'], y), textNode('of hemp', 0, y + 24), rule(y + 50)];
  expect(tablesOf(head(), rule(30), ...item(40), ...item(100))).toBe(
    'stack(table(tr(th,th,th),rule,tr(stack(text,text),text,text),rule,tr(stack(text,text),text,text),rule))',
  );
});

it('gives numbers before the first name a column of their own', () => {
  const numbered = (number: string, y: number): LayoutNode =>
    group('row', [textNode(number, -40, y), ...row(['Rope', 'sold', '3 m'], y).children]);
  expect(tablesOf(head(), numbered('1', 40), numbered('2', 80))).toBe(
    'stack(table(tr(empty,th,th,th),tr(text,text,text,text),tr(text,text,text,text)))',
  );
});

const arrow = (x: number, y: number): LayoutNode => {
  const box = { x, y, width: 9, height: 12 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
};

it('takes the arrows at the ends of columns into the cells of their names', () => {
  const sorted = group('row', [
    ...head().children.flatMap((name, i) => [name, arrow(LEFTS[i] + 160, 2)]),
    // The last column has only its arrow.
    arrow(700, 2),
  ]);
  const full = (words: readonly string[], y: number): LayoutNode =>
    group('row', [...row(words, y).children, textNode('Edit', 620, y)]);
  expect(tablesOf(sorted, full(['Rope', 'sold', '3 m'], 40), full(['Net', 'sold', '4 m'], 80))).toBe(
    'stack(table(tr(th(text,image),th(text,image),th(text,image),row(image)),tr(text,text,text,text),tr(text,text,text,text)))',
  );
});

it('ends where another card begins', () => {
  const card = (rows: LayoutNode[], y: number): LayoutNode =>
    ({
      ...group('stack', rows),
      box: { x: 0, y, width: 600, height: 100 },
      paint: { fill: 0xffffff },
    }) as LayoutNode;
  const goods = card([row(['Rope', 'sold', '3 m'], 50), row(['Net', 'sold', '4 m'], 90)], 40);
  const people = card([row(['Ann', undefined, 'Call'], 170), row(['Bob', undefined, 'Call'], 210)], 160);
  expect(tablesOf(head(), goods, people)).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,text)),stack(row(text,text),row(text,text)))',
  );
});

it('gives the last row as much room as the others where no line ends it', () => {
  const item = (y: number) => [row(['Rope', 'sold', '3 m'], y), textNode('of hemp', 0, y + 24)];
  const button = textNode('Add a line', 0, 170);
  const full = 'tr(stack(text,text),text,text)';
  expect(tablesOf(head(), rule(30), ...item(40), rule(90), ...item(100), button)).toBe(
    `stack(table(tr(th,th,th),rule,${full},rule,${full}),text)`,
  );
});

/** A button that floats before the page, from y on. */
const floating = (x: number, y: number): LayoutNode => {
  const box = { x, y, width: 50, height: 50 };
  return {
    kind: 'stack',
    box,
    ink: box,
    paint: { fill: 0x222222, radius: 25 },
    children: [textNode('+', x + 20, y + 14)],
  };
};

it('cuts rows that a button floats before, and leaves it in the upper one', () => {
  const lines = group('stack', [row(['Net', 'kept', '4 m'], 80), rule(106), row(['Sail', 'sold', '5 m'], 112)]);
  const crossed = { ...group('row', []), children: [lines, floating(480, 76)] };
  const [box, ink] = [{ x: 0, y: 76, width: 530, height: 60 }, lines.ink];
  expect(tablesOf(head(), row(['Rope', 'sold', '3 m'], 40), { ...crossed, box, ink } as LayoutNode)).toBe(
    'stack(table(tr(th,th,th),tr(text,text,text),tr(text,text,row(text,stack(text))),rule,tr(text,text,text)))',
  );
});

it('parts the head from the title above it where a button floats beside both', () => {
  const [first, ...names] = head().children;
  const titled = group('stack', [textNode('Goods', 0, -30, { size: 18 }), first]);
  const top = group('row', [titled, ...names, floating(600, -28)]);
  expect(tablesOf(top, row(['Rope', 'sold', '3 m'], 40), row(['Net', 'sold', '4 m'], 80))).toBe(
    'stack(row(text,stack(text)),table(tr(th,th,th),tr(text,text,text),tr(text,text,text)))',
  );
});

it('keeps the bars in the cells of a table', () => {
  const bar = (y: number): LayoutNode => {
    const box = { x: 440, y: y + 8, width: 60, height: 4 };
    return { kind: 'rule', box, ink: box, children: [], color: 0x2dce89 };
  };
  const withBar = (words: readonly string[], y: number) => group('row', [...row(words, y).children, bar(y)]);
  expect(tablesOf(head(), withBar(['Rope', 'sold', '3 m'], 40), withBar(['Net', 'sold', '4 m'], 80))).toContain(
    'tr(text,text,row(text,rule))',
  );
});

it('leaves entries of a sign and words to menus, whatever stands above them', () => {
  const entry = (word: string, y: number): LayoutNode => {
    const box = { x: 0, y, width: 20, height: 20 };
    const sign: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
    return group('row', [sign, textNode(word, 40, y)]);
  };
  const brand = group('row', [textNode('CT', 0, 0), textNode('Harbour', 40, 0)]);
  expect(tablesOf(brand, entry('Boats', 40), entry('Ports', 80), entry('Crews', 120))).not.toContain('table');
});

it('cuts columns below a head into rows where each has things of its own kind', () => {
  const sign = (y: number): LayoutNode => {
    const box = { x: 400, y, width: 16, height: 16 };
    return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
  };
  const ys = [40, 80, 120];
  const columns = (last: (y: number) => LayoutNode): LayoutNode =>
    group('row', [
      group(
        'stack',
        ys.map((y) => textNode('Rope', 0, y)),
      ),
      group(
        'stack',
        ys.map((y) => textNode('sold', 220, y)),
      ),
      group('stack', ys.map(last)),
    ]);
  const tr = 'tr(text,text,image)';
  expect(tablesOf(head(), columns(sign))).toBe(`stack(table(tr(th,th,th),${tr},${tr},${tr}))`);
  // A menu below each of its headings.
  expect(
    tablesOf(
      head(),
      columns((y) => textNode('3 m', 400, y)),
    ),
  ).not.toContain('table');
});

it('ends where the next row or line is much farther off than rows are from each other', () => {
  const rows = [40, 80, 120].map((y) => row(['Rope', 'sold', '3 m'], y));
  const box = { x: 0, y: 190, width: 600, height: 1 };
  const line: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0xe5e7eb };
  const tr = 'tr(text,text,text)';
  const table = `table(tr(th,th,th),${tr},${tr},${tr})`;
  expect(tablesOf(head(), ...rows, line)).toBe(`stack(${table},rule)`);
  expect(tablesOf(head(), ...rows, row(['Total', 'two', '9 m'], 220))).toBe(`stack(${table},row(text,text,text))`);
});

it('gives things right behind the last name a column of their own where they stand apart from the words below it', () => {
  const withBar = (y: number): LayoutNode => {
    const box = { x: 452, y: y + 6, width: 90, height: 8 };
    return group('row', [
      ...row(['Rope', 'sold', '3 m'], y).children,
      { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } },
    ]);
  };
  const tr = 'tr(text,text,text,image)';
  expect(tablesOf(head(), withBar(40), withBar(80))).toBe(`stack(table(tr(th,th,th,empty),${tr},${tr}))`);
});

it('takes no band of the page for the ground of rows below a line of words', () => {
  const band: LayoutNode = {
    ...group('stack', [row(['Ann', 'diver', 'Send'], 60), row(['Bo', 'sailor', 'Send'], 110)]),
    box: { x: -140, y: 40, width: 900, height: 100 },
    paint: { fill: 0xf4f5f7 },
  } as LayoutNode;
  expect(tablesOf(head(), band)).not.toContain('table');
});
