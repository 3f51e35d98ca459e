import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignQuotes } from './assign-quotes.ts';

it('takes what somebody said for a quotation, and a title in quotation marks for none', () => {
  const said = textNode('“I had not seen a harbour so quiet since the war.”', 0, 0);
  const title = textNode('“The quiet harbour”', 0, 40);
  const plain = textNode('I had not seen a harbour so quiet since the war.', 0, 80);
  assignQuotes(group('stack', [said, title, plain]));
  expect([said.role, title.role, plain.role]).toEqual(['blockquote', undefined, undefined]);
});

it('takes text beside an upright stroke for a quotation, and one in a box for a notice', () => {
  const barred = (paint?: object): LayoutNode => {
    const box = { x: 0, y: 0, width: 4, height: 60 };
    const stroke: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0x333333 };
    const words = textNode('A greenhouse is a promise made of corners and of glass.', 28, 10);
    return { ...group('row', [stroke, words]), box: { ...box, width: 600 }, ...(paint ? { paint } : {}) } as LayoutNode;
  };
  const [quote, notice] = [barred(), barred({ fill: 0xfef3c7 })];
  assignQuotes({ ...group('stack', []), children: [quote, notice] });
  expect([quote.role, notice.role]).toEqual(['blockquote', undefined]);
});

it('takes a sentence in italics with a name below it for a quotation, but not what introduces a text', () => {
  const italic = (words: string, y: number): LayoutNode => {
    const node = textNode(words, 0, y, { size: 26 });
    node.text!.font = { ...node.text!.font, italic: true };
    return node;
  };
  const roleWith = (below: string): string | undefined => {
    const said = italic('We put one on every buoy and went to lunch.', 0);
    assignQuotes(group('stack', [said, textNode(below, 0, 50)]));
    return said.role;
  };
  expect(['Maren Iversen, harbour master', '— Maren', 'Maren, captain'].map(roleWith)).toEqual(
    Array(3).fill('blockquote'),
  );
  expect(['By Maren Iversen', 'Updated yesterday', 'It was a long day at the pier.'].map(roleWith)).toEqual(
    Array(3).fill(undefined),
  );
  const short = textNode('“Went to lunch, came back.”', 0, 0, { size: 20 });
  assignQuotes(group('stack', [short, textNode('Maren Iversen', 0, 40)]));
  expect(short.role).toBe('blockquote');
});
