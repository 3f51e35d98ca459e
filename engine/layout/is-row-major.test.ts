import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { arePaired, isRowMajor, joinRowColumns } from './is-row-major.ts';

const picture = (x: number, y: number, width = 200, height = 80): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
};

const column = (words: readonly string[], x: number, step = 30): LayoutNode[] =>
  words.map((word, i) => textNode(word, x, i * step));

const entries = column(['Ann', 'writes', 'Ben', 'writes', 'Cleo', 'writes'], 0, 24);

describe('isRowMajor', () => {
  it('holds for labels that end with a colon beside their values', () => {
    expect(isRowMajor(column(['Name:', 'Town:'], 0), column(['Ann', 'Cork'], 200))).toBe(true);
  });

  it('holds for words beside figures in three rows', () => {
    expect(isRowMajor(column(['Tea', 'Milk', 'Rice'], 0), column(['2.40', '1.10', '3'], 200))).toBe(true);
  });

  it('holds for pictures that change sides with their texts', () => {
    const left = [picture(0, 0), textNode('second', 0, 120)];
    const right = [textNode('first', 300, 0), picture(300, 120)];
    expect(isRowMajor(left, right)).toBe(true);
  });

  it('holds for pictures and boxes of one size that are beside each other twice, whatever is below them', () => {
    const badge = { ...picture(300, 0), kind: 'stack', children: [textNode('Sale', 310, 10)] } as LayoutNode;
    const left = [picture(0, 0), textNode('Tulip', 0, 90), picture(0, 200), textNode('Rose', 0, 290)];
    const right = [badge, textNode('Lily', 300, 90), textNode('12', 300, 120), picture(300, 200)];
    expect(isRowMajor(left, right)).toBe(true);
    expect(isRowMajor(left, [badge, picture(300, 240)])).toBe(false);
    expect(isRowMajor(left, [badge, picture(300, 200, 240)])).toBe(false);
  });

  it('does not hold for two lists of links', () => {
    expect(isRowMajor(column(['Home', 'Shop', 'Help'], 0), column(['Jobs', 'Press', 'Legal'], 200))).toBe(false);
  });

  it('does not hold where the columns have one row in common only', () => {
    expect(isRowMajor(column(['Name:'], 0), column(['Ann'], 200))).toBe(false);
  });
});

describe('arePaired', () => {
  it('holds for entries of two lines with a time beside each first line', () => {
    const times = ['10:20', '10:21', '10:22'].map((time, i) => textNode(time, 300, i * 48));
    expect(arePaired(entries, times)).toBe(true);
  });

  it('holds for entries of two lines with amounts beside their middle, whatever stands in their head', () => {
    const head = [textNode('Invoices', 0, -60), textNode('See all', 300, -60)];
    const lines = [0, 80, 160].flatMap((y) => [textNode('March', 0, y), textNode('No. 4', 0, y + 24)]);
    const amounts = [0, 80, 160].flatMap((y) => [textNode('$180', 300, y + 12), textNode('PDF', 360, y + 12)]);
    expect(arePaired([head[0], ...lines], [head[1], ...amounts])).toBe(true);
  });

  it('does not hold when every line has something beside it', () => {
    expect(arePaired(entries, column(['one', 'two', 'three', 'four', 'five', 'six'], 300, 24))).toBe(false);
  });
});

describe('joinRowColumns', () => {
  it('joins the neighbours that belong together, and no others', () => {
    const columns = [['a'], ['b'], ['c', 'd', 'e']].map((words, i) => column(words, i * 100));
    expect(joinRowColumns(columns, (left) => left === columns[0]).map((joined) => joined.length)).toEqual([2, 3]);
  });

  it('reads the other columns of a table across, too, where they have a line in each row', () => {
    const names = [
      ['Name', 'Dakota', 'Minerva', 'Sage'],
      ['Country', 'Niger', 'Chile', 'Malawi'],
      ['City', 'Turnhout', 'Waas', 'Baileux'],
    ].map((words, i) => column(words, i * 100));
    const sums = column(['Salary', '$36,738', '$23,789', '$56,142'], 300);
    expect(joinRowColumns([...names, sums]).map(({ length }) => length)).toEqual([16]);
    expect(joinRowColumns(names).map(({ length }) => length)).toEqual([4, 4, 4]);
    const short = [names[0].slice(0, 3), ...names.slice(1), sums];
    expect(joinRowColumns(short).map(({ length }) => length)).toEqual([3, 12]);
  });
});
