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
