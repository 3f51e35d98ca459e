import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignTables } from './assign-tables.ts';

const row = (words: readonly string[], y: number, color?: number): LayoutNode =>
  group(
    'row',
    words.map((word, i) => textNode(word, i * 200, y, { color })),
  );

const rule = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 500, height: 1 };
  return { kind: 'rule', color: 0xcccccc, box, ink: box, children: [] };
};

/** The tree with its tables: roles and, in brackets, what is in them. */
const outline = (node: LayoutNode): string =>
  node.children.length === 0 ? (node.role ?? node.kind) : `${node.role ?? node.kind}(${node.children.map(outline)})`;

function tablesOf(children: LayoutNode[]): string {
  const root = group('stack', children);
  assignTables(root);
  return outline(root);
}

it('takes three rows of short texts in the same columns for a table, and two for none', () => {
  const rows = [0, 40, 80].map((y) => row(['Rope', 'sold', '3 m'], y));
  expect(tablesOf(rows)).toBe('stack(table(tr(text,text,text),tr(text,text,text),tr(text,text,text)))');
  expect(tablesOf(rows.slice(0, 2).map((_, i) => row(['Rope', 'sold', '3 m'], i * 40)))).not.toContain('table');
});

it('takes labels with a value each for a list', () => {
  const rows = [0, 40, 80].map((y) => row(['Rope', '3 m'], y));
  expect(tablesOf(rows)).toBe('stack(ul(row(text,text),row(text,text),row(text,text)))');
  const unit = (y: number) => group('row', [...row(['Rope', '3'], y).children, textNode('metres', 213, y)]);
  expect(tablesOf([0, 40, 80].map(unit))).toMatch(/^stack\(ul\(/);
  expect(tablesOf([0, 40, 80].flatMap((y) => [row(['Rope', '3 m'], y), rule(y + 30)]))).not.toMatch(/table|ul\(/);
});

it('makes a first row in another style the head', () => {
  const rows = [row(['Name', 'Size'], 0, 0x888888), ...[40, 80].map((y) => row(['Rope', '3 m'], y))];
  expect(tablesOf(rows)).toBe('stack(table(tr(th,th),tr(text,text),tr(text,text)))');
});

it('keeps the rules between the rows, and ends where the columns do', () => {
  const rows = [0, 40, 80].flatMap((y) => [row(['Rope', 'sold', '3 m'], y), rule(y + 30)]);
  const after = textNode('All lengths are measured dry.', 60, 130);
  expect(tablesOf([...rows.slice(0, 5), after])).toMatch(
    /^stack\(table\(tr\(.*\),rule,tr\(.*\),rule,tr\(.*\)\),text\)$/,
  );
});
