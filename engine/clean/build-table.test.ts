import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';
import { layOutElement, openLayout } from './check/lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

/** A table whose columns begin at these places, with the words of each row. */
function bodyOf(rows: readonly (readonly string[])[], starts: readonly number[]): Element {
  const children = rows.map((words, i): LayoutNode => {
    const cells = words.map((word, at) => textNode(word, starts[at], 40 + 40 * i));
    return groupNode(
      'row',
      cells.map((cell) => ({ ...cell, role: i === 0 ? 'th' : 'td' })),
      { role: 'tr' },
    );
  });
  return bodyWith(children);
}

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

/** A table of these rows, each so high. */
function bodyWith(rows: LayoutNode[], height = 40): Element {
  const table = groupNode('stack', rows, { role: 'table' });
  table.box = { x: 24, y: 24, width: 1232, height: height * rows.length };
  const root = groupNode('stack', [table]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  return buildPage(root);
}

const buildPage = (root: LayoutNode): Element =>
  buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: textsIn(root),
    layOut: layOutElement,
  });

it('gives the widths of columns to the columns, so that all cells are written alike', () => {
  const rows = [
    ['Name', 'Place', 'Since'],
    ['Mia', 'Berlin', '2019'],
    ['Noah', 'Hamburg', '2021'],
  ];
  const elements = elementsIn(bodyOf(rows, [40, 140, 1100]));
  expect(elements.filter(({ tag }) => tag === 'col').map(({ css }) => css.width)).toEqual(['100px', '960px', '172px']);
  for (const name of ['th', 'td']) {
    const cells = elements.filter(({ tag }) => tag === name);
    expect(new Set(cells.map(({ css }) => JSON.stringify(css))).size).toBe(1);
  }
});

it('writes the cells of a column alike, also where one is long', () => {
  const names = ['Mia', 'The chief executive officer of a company', 'Noah'];
  const rows = names.map((name, i): LayoutNode => {
    const cells = [textNode(name, 40, 40 + 40 * i), textNode('Berlin', 440, 40 + 40 * i)];
    return groupNode(
      'row',
      cells.map((cell) => ({ ...cell, role: 'td' })),
      { role: 'tr' },
    );
  });
  const root = groupNode('stack', [groupNode('stack', rows, { role: 'table' })]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: rows.flatMap(({ children }) => children.map(({ text }) => text!)),
  });
  const cells = elementsIn(body).filter(({ tag }) => tag === 'td');
  expect(cells.map(({ css }) => css['white-space'])).toEqual(Array(6).fill('nowrap'));
});

it('makes no row higher by the line that a badge stands on', () => {
  const rows = ['State', 'Paid', 'Due'].map((word, i): LayoutNode => {
    const text = { ...textNode(word, 200, 40 + 40 * i, { size: 12 }) };
    const badge = groupNode('stack', [text], { paint: { fill: 0xdcfce7, radius: 10 }, role: 'span', pad: 4 });
    const cells: LayoutNode[] = [textNode(`Number ${i}`, 40, 40 + 40 * i), i === 0 ? text : badge];
    return groupNode(
      'row',
      cells.map((cell) => (i === 0 ? ({ ...cell, role: 'th' } as LayoutNode) : cell)),
      { role: 'tr' },
    );
  });
  const body = bodyWith(rows);
  const cells = elementsIn(body).filter(({ tag }) => tag === 'td');
  expect(cells.map(({ css }) => css['line-height'])).toEqual(['24px', '1', '24px', '1']);
});

it('makes no row higher by the line that a check box stands on', () => {
  const rows = [0, 1, 2].map((i): LayoutNode => {
    const box = { x: 40, y: 40 + 40 * i, width: 14, height: 14 };
    const check: LayoutNode = {
      kind: 'image',
      role: 'input',
      box,
      ink: box,
      children: [],
      check: { type: 'checkbox', checked: false },
    } as LayoutNode;
    return groupNode('row', [check, textNode(`Number ${i}`, 80, 40 + 40 * i)], { role: 'tr' });
  });
  const body = bodyWith(rows);
  const boxes = elementsIn(body).filter(({ tag }) => tag === 'input');
  expect(boxes.map(({ css }) => css.display)).toEqual(['block', 'block', 'block']);
});

it('keeps in one line what is in one line in the design, also below a name in its cell', () => {
  const names = ['Mia', 'Noah', 'Ada'];
  const rows = names.map((name, i): LayoutNode => {
    const y = 40 + 60 * i;
    const person = groupNode('stack', [textNode(name, 40, y), textNode('New | Since: Jan 1, 2015', 40, y + 20)]);
    return groupNode('row', [person, textNode('Berlin', 440, y + 10), textNode('today', 840, y + 10)], { role: 'tr' });
  });
  const elements = elementsIn(bodyWith(rows));
  const cells = elements.filter(({ tag }) => tag === 'td');
  expect(cells.map(({ css }) => css['white-space'])).toEqual(Array(9).fill('nowrap'));
  // What the cell says, what is in it does not say again.
  expect(elements.filter(({ tag, css }) => tag !== 'td' && css['white-space'])).toEqual([]);
});

/** Mails: who wrote them, what about in two lines, and when, so far below the first line. */
const mailsWith = (offset: number): LayoutNode[] =>
  ['Mia', 'Noah', 'Ada'].map((name, i): LayoutNode => {
    const y = 40 + 60 * i;
    const about = textNode('About the boat', 440, y);
    const [line] = about.text!.lines;
    about.text!.lines = [line, { ...line, box: { ...line.box, y: y + 20 } }];
    about.box = about.ink = about.text!.box = { ...about.box, height: 40 };
    return groupNode('row', [textNode(name, 40, y + offset), about, textNode('5 May', 840, y + offset)], {
      role: 'tr',
    });
  });

it('lets cells begin at the top where they stand beside the first line of others, and in their middle otherwise', () => {
  const alignsOf = (offset: number): (string | undefined)[] =>
    elementsIn(bodyWith(mailsWith(offset))).flatMap(({ tag, css }) => (tag === 'tr' ? [css['vertical-align']] : []));
  expect(alignsOf(0)).toEqual(['top', 'top', 'top']);
  expect(alignsOf(10)).toEqual([undefined, undefined, undefined]);
});

it('scrolls rather than break words at each of them', () => {
  const minOf = (rows: LayoutNode[]): string | undefined =>
    elementsIn(bodyWith(rows)).find(({ tag }) => tag === 'table')?.css['min-width'];
  expect(minOf(mailsWith(0))).toBe('640px');
  expect(minOf(mailsWith(0).map((row) => groupNode('row', [row.children[0], row.children[2]], { role: 'tr' })))).toBe(
    undefined,
  );
});

it('centres a column of lines in the middle of each other, also where all begin at one place', () => {
  const rows = [0, 1, 2].map((i): LayoutNode => {
    const y = 40 + 60 * i;
    const sum = groupNode('stack', [textNode('Sum', 412, y), textNode('120.00', 400, y + 20)]);
    const place = groupNode('stack', [textNode('Place', 800, y), textNode('Hamburg', 800, y + 20)]);
    return groupNode('row', [textNode(`Number ${i}`, 40, y), sum, place], { role: 'tr' });
  });
  const cells = elementsIn(bodyWith(rows)).filter(({ tag }) => tag === 'td');
  expect(cells.slice(0, 3).map(({ css }) => css['text-align'])).toEqual(['left', 'center', 'left']);
});

it('keeps from its edges what the widest thing of a centred first column does, and pictures as wide as they are', () => {
  const picture = (x: number, y: number, size: number): LayoutNode => {
    const box = { x, y, width: size, height: size };
    return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
  };
  const row = (first: LayoutNode, i: number): LayoutNode =>
    groupNode('row', [first, textNode('Hamburg', 200, 44 + 40 * i)], { role: 'tr' });
  const rows = [picture(48, 48, 16), picture(40, 80, 32), picture(40, 120, 32)].map(row);
  const elements = elementsIn(bodyWith(rows));
  expect(elements.find(({ tag }) => tag === 'td')?.css['padding-left']).toBe('16px');
  expect(elements.filter(({ tag }) => tag === 'img').map(({ css }) => css['max-width'])).toEqual(Array(3).fill('none'));
});

it('writes rows with lines between them alike: the last one takes its line back', () => {
  const rows = ['Mia', 'Noah', 'Lea'].map((name, i) =>
    groupNode(
      'row',
      [name, '2019'].map((word, at) => ({ ...textNode(word, 40 + 800 * at, 34 + 40 * i), role: 'td' })),
      { role: 'tr' },
    ),
  );
  const rule = (y: number): LayoutNode => {
    const box = { x: 24, y, width: 1232, height: 1 };
    return { kind: 'rule', box, ink: box, color: 0xeeeeee, children: [] };
  };
  const body = bodyWith([rows[0], rule(64), rows[1], rule(104), rows[2]]);
  const found = elementsIn(body).filter(({ tag }) => tag === 'tr');
  expect(found).toHaveLength(3);
  for (const { css, states } of found) {
    expect(css['border-bottom']).toBe('1px solid #eeeeee');
    expect(states).toEqual({ ':last-child': { 'border-bottom': '0' } });
  }
});

it('gives columns the room that they have between them, and more at the edges of the table', () => {
  const words = ['A long name of something', 'A long name of another', 'And of a third'];
  const rows = [0, 1, 2].map((i): LayoutNode => {
    // Columns of 430, 430 and 248 px with 20 px between them; 32 px from the edges.
    const cells = [0, 450, 900].map((x, at) =>
      textNode(words[at].padEnd(at === 2 ? 31 : 54, '.'), 56 + x, 40 + 40 * i),
    );
    return groupNode('row', cells, { role: 'tr' });
  });
  const cells = elementsIn(bodyWith(rows)).filter(({ tag }) => tag === 'td');
  const sides = cells.slice(0, 3).map(({ css }) => [css['padding-left'], css['padding-right']].map(Number.parseFloat));
  expect([sides[0][0], sides[2][1]]).toEqual([32, 32]);
  expect(sides[1][0]).toBeLessThan(20);
  expect(sides.flat().reduce((sum, side) => sum + side, 0)).toBeLessThanOrEqual(1232 - 430 - 430 - 248);
});

it('keeps a column of figures from the edge as it is in the design', () => {
  const rows = ['7', '118.00', '42.50'].map((sum, i): LayoutNode => {
    const cells = [textNode(`Number ${i}`, 56, 40 + 40 * i), textNode(sum, 1248 - 8 * sum.length, 40 + 40 * i)];
    return groupNode('row', cells, { role: 'tr' });
  });
  const cells = elementsIn(bodyWith(rows)).filter(({ tag }) => tag === 'td');
  expect(cells[1].css['padding-right']).toBe('8px');
});

it('gives rows one height where they have it whatever they hold', () => {
  const row = (height: number, i: number): LayoutNode => {
    const middle = 70 + 89 * i;
    const box = { x: 40, y: middle - height / 2, width: 48, height };
    const picture: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
    return groupNode('row', [picture, textNode(`Number ${i}`, 200, middle - 10), textNode('7', 800, middle - 10)], {
      role: 'tr',
    });
  };
  const lines = [0, 1, 2, 3].map((i): LayoutNode => {
    const box = { x: 24, y: 114 + 89 * i, width: 1232, height: 1 };
    return { kind: 'rule', box, ink: box, children: [], color: 0xdddddd };
  });
  const rows = [48, 62, 48, 30, 62].map(row);
  const heightsOf = (children: LayoutNode[]): (string | undefined)[] =>
    elementsIn(bodyWith(children)).flatMap(({ tag, css }) => (tag === 'tr' ? [css.height] : []));
  const heights = heightsOf(rows.flatMap((one, i) => (lines[i] ? [one, lines[i]] : [one])));
  expect(new Set(heights).size).toBe(1);
  expect(Math.abs(Number.parseFloat(heights[0] ?? '') - 89)).toBeLessThanOrEqual(2);
  expect(heightsOf([48, 48, 48].map(row))).toEqual([undefined, undefined, undefined]);
});

it('has one padding where its edges and its columns leave room that differs by no more than one sees', () => {
  const rows = [0, 1, 2].map((i): LayoutNode => {
    // Little more than 10 px are left on either side of each column, 12 px at the edges of the table.
    const cells = [36, 488, 940].map((x, at) => textNode(`${i}`.padEnd(at === 2 ? 38 : 54, '.'), x, 40 + 40 * i));
    return groupNode('row', cells, { role: 'tr' });
  });
  const cells = elementsIn(bodyWith(rows)).filter(({ tag }) => tag === 'td');
  expect(new Set(cells.flatMap(({ css }) => [css['padding-left'], css['padding-right']]))).toEqual(new Set(['10px']));
});

it('gives many rows the room that they have together, where half of it is no step', () => {
  const rows = Array.from({ length: 24 }, (_, i) => [`Name ${i}`, `Place ${i}`]);
  const children = rows.map((words, i): LayoutNode => {
    const cells = words.map((word, at) => textNode(word, 40 + 200 * at, 27 + 26 * i));
    return groupNode(
      'row',
      cells.map((cell) => ({ ...cell, role: 'td' })),
      { role: 'tr' },
    );
  });
  const paddings = elementsIn(bodyWith(children, 26))
    .filter(({ tag }) => tag === 'td')
    .map(({ css }) => [css['padding-top'], css['padding-bottom']].join());
  expect(new Set(paddings)).toEqual(new Set(['0,2px']));
});

it('gives rows between lines what is left of their room without the line, all of them together', () => {
  // Rows of 47 px, of which 24 are a line of words and 1 is the line below it.
  const parts = Array.from({ length: 7 }, (_, i): LayoutNode[] => {
    const y = 24 + 47 * i;
    const cells = ['Name', 'Place'].map((word, at) => ({
      ...textNode(`${word} ${i}`, 40 + 200 * at, y + 13),
      role: 'td',
    }));
    const box = { x: 24, y: y + 46, width: 1232, height: 1 };
    return [groupNode('row', cells, { role: 'tr' }), { kind: 'rule', box, ink: box, color: 0xeeeeee, children: [] }];
  });
  const cells = elementsIn(bodyWith(parts.flat(), 47 / 2)).filter(({ tag }) => tag === 'td');
  const rooms = cells.map(
    ({ css }) => Number.parseFloat(css['padding-top']) + Number.parseFloat(css['padding-bottom']),
  );
  expect(new Set(rooms)).toEqual(new Set([22]));
});

it('begins the rows further in than the name of their column, where they do', () => {
  const words = [
    ['Name', 'Place'],
    ['Mia', 'Berlin'],
    ['Noah', 'Hamburg'],
  ];
  const paddingsOf = (indent: number): (string | undefined)[] => {
    const rows = words.map((row, i): LayoutNode => {
      const cells = row.map((word, at) =>
        textNode(word, 40 + 200 * at + (i > 0 && at === 0 ? indent : 0), 40 + 40 * i),
      );
      return groupNode(
        'row',
        cells.map((cell) => ({ ...cell, role: i === 0 ? 'th' : 'td' })),
        { role: 'tr' },
      );
    });
    return elementsIn(bodyWith(rows))
      .filter(({ tag }) => tag === 'tr')
      .map(({ children: [cell] }) => (cell as Element).css['padding-left']);
  };
  expect(paddingsOf(16)).toEqual(['16px', '32px', '32px']);
  expect(paddingsOf(0)).toEqual(['16px', '16px', '16px']);
});

/** Words below each other, as a narrow column breaks them. */
function brokenNode(words: readonly string[], x: number, y: number): LayoutNode {
  const lines = words.map((word, i) => textNode(word, x, y + 21 * i).text!.lines[0]);
  const one = textNode(words[0], x, y);
  const box = { ...one.box, width: Math.max(...lines.map((line) => line.box.width)), height: 21 * words.length };
  return { ...one, box, ink: box, text: { ...one.text!, lines, lineHeight: 21, box, ink: box } } as LayoutNode;
}

it('breaks words where the design does: by the widths of columns, all cells written alike', () => {
  const rows = Array.from({ length: 4 }, (_, i): LayoutNode => {
    const y = 24 + 60 * i;
    const name = i === 1 ? brokenNode(['Minerva', 'Hooper'], 40, y) : textNode('Jon Port', 40, y);
    const cells = [name, textNode('Rotterdam', 120, y), textNode('2019', 1100, y)];
    return groupNode(
      'row',
      cells.map((cell) => ({ ...cell, role: 'td' })),
      { role: 'tr' },
    );
  });
  const elements = elementsIn(bodyWith(rows, 60));
  const [first] = elements.filter(({ tag }) => tag === 'col').map(({ css }) => Number.parseFloat(css.width));
  const cells = elements.filter(({ tag }) => tag === 'td');
  const padding = Number.parseFloat(cells[0].css['padding-left']) + Number.parseFloat(cells[0].css['padding-right']);
  expect(first - padding).toBeLessThan(112);
  expect(cells.map(({ css }) => css['white-space'])).toEqual(cells.map(() => undefined));
  expect(new Set(cells.map(({ css }) => css['line-height'])).size).toBe(1);
});

it('stands pictures in a column of them in its middle, also those in a group', () => {
  const rows = [0, 1, 2].map((i): LayoutNode => {
    const width = 60 - 16 * i;
    const box = { x: 60 - width / 2, y: 40 + 80 * i, width, height: 40 };
    const picture: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
    const cell: LayoutNode = i === 1 ? picture : { kind: 'overlay', box, ink: box, children: [picture] };
    return groupNode('row', [cell, textNode(`Number ${i}`, 200, 50 + 80 * i)], { role: 'tr' });
  });
  const cells = elementsIn(bodyWith(rows, 80)).filter(({ tag }) => tag === 'td');
  const shown = [0, 2, 4].map((at) => cells[at].children[0] as Element);
  expect(shown.map(({ css }) => [css['margin-left'], css['margin-right']])).toEqual(Array(3).fill(['auto', 'auto']));
  expect(shown.map(({ css }) => css.width === 'fit-content')).toEqual([true, false, true]);
});

it('begins a table without a line above it so far above its first row as that has room', () => {
  const rules = [0, 1].map((i): LayoutNode => {
    const box = { x: 24, y: 108 + 89 * i, width: 1232, height: 1 };
    return { kind: 'rule', box, ink: box, children: [], color: 0xdddddd };
  });
  const rows = [0, 1, 2].map((i) =>
    groupNode('row', [textNode(`Number ${i}`, 40, 54 + 89 * i), textNode('Berlin', 400, 54 + 89 * i)], { role: 'tr' }),
  );
  const table = groupNode('stack', [rows[0], rules[0], rows[1], rules[1], rows[2]], { role: 'table' });
  const root = groupNode('stack', [groupNode('stack', [table], { paint: { fill: 0xffffff }, role: 'section' })]);
  root.children[0].box = { x: 24, y: 20, width: 1232, height: 266 };
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildPage(root);
  const scroll = elementsIn(body).find(({ name }) => name === 'table-scroll')!;
  expect(layOutElement(body, 1280).get(scroll)!.box.y).toBe(20);
});

it('pads rows that are equally high because they hold equally much, however low the first and the last one are', () => {
  const row = (height: number, y: number): LayoutNode => {
    const box = { x: 40, y, width: 48, height };
    const picture: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
    const middle = y + height / 2 - 10;
    return groupNode('row', [picture, textNode('Number', 200, middle), textNode('7', 800, middle)], { role: 'tr' });
  };
  const rows = [row(20, 40), row(44, 80), row(44, 144), row(44, 208), row(20, 272)];
  const heights = elementsIn(bodyWith(rows)).flatMap(({ tag, css }) => (tag === 'tr' ? [css.height] : []));
  expect(heights).toEqual(Array(5).fill(undefined));
});
