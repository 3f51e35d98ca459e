import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { insertDots, takeDots } from './insert-dots.ts';

function dotAt(x: number, y: number): TextBlock {
  const { text } = textNode('·', x, y, { size: 11 });
  const ink = { x, y: y + 9, width: 3, height: 2 };
  return { ...text!, ink, lines: text!.lines.map((line) => ({ ...line, between: true as const })) };
}
const wordsOf = (node: LayoutNode): string[] =>
  node.text ? [node.text.lines[0].text] : node.kind === 'image' ? ['icon'] : node.children.flatMap(wordsOf);

it('sets a dot between the two things of the innermost row that it stands between, in their type', () => {
  const line = groupNode('row', [textNode('CMS', 0, 40), imageNode(56, 42, 14), textNode('Full-time', 80, 40)]);
  const card = groupNode('stack', [textNode('Lead developer of the house', 0, 0), line]);
  insertDots(card, [dotAt(38, 40)]);
  expect(wordsOf(line)).toEqual(['CMS', '·', 'icon', 'Full-time']);
  expect(line.children[1]).toMatchObject({ role: 'span', text: { size: 16 } });
});

it('leaves out what stands between columns', () => {
  const column = (x: number): LayoutNode => groupNode('stack', [textNode('Terms', x, 0), textNode('Privacy', x, 40)]);
  const row = groupNode('row', [column(0), column(100)]);
  insertDots(row, [dotAt(76, 20)]);
  expect(row.children).toHaveLength(2);
});

it('takes dots out as they were set', () => {
  const line = groupNode('row', [textNode('CMS', 0, 40), textNode('Full-time', 80, 40)]);
  const dots = [dotAt(50, 40)];
  insertDots(line, dots);
  expect(takeDots(line).map(({ ink }) => ink)).toEqual([dots[0].ink]);
  expect(wordsOf(line)).toEqual(['CMS', 'Full-time']);
});
