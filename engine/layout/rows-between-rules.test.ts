import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { rowsBetweenRules } from './rows-between-rules.ts';

const rule = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 500, height: 1 };
  return { kind: 'rule', box, ink: box, color: 0xeeeeee, children: [] };
};
/** A title, and below it a sign on either side of what it is about, as they are cut where no sign reaches up to the title. */
const cut = (y: number): LayoutNode[] => [
  textNode('Mend the net', 40, y),
  group('row', [imageNode(0, y + 26, 16), textNode('At the harbour', 40, y + 24), imageNode(400, y + 26, 16)]),
];
const whole = (y: number): LayoutNode =>
  group('row', [
    imageNode(0, y + 10, 16),
    group('stack', [textNode('Mend the net', 40, y), textNode('At the harbour', 40, y + 24)]),
    imageNode(400, y + 10, 16),
  ]);
const outline = (node: LayoutNode): string =>
  node.children.length === 0 ? node.kind : `${node.kind}(${node.children.map(outline)})`;
function among(...children: LayoutNode[]): string[] {
  const root: LayoutNode = { ...group('stack', []), children };
  rowsBetweenRules(root);
  return root.children.map(outline);
}

it('reads what stands between lines across, where the same gutters go through all of it', () => {
  const entry = 'row(image,stack(text,text),image)';
  const title = textNode('Tasks', 0, 0);
  expect(among(title, rule(30), whole(40), rule(90), ...cut(100), rule(150), ...cut(160))).toEqual([
    'text',
    'rule',
    entry,
    'rule',
    entry,
    'rule',
    entry,
  ]);
});

it('leaves what has a gutter of its own, and what comes below the last line and is none of them', () => {
  const notice = textNode('All of this is to be done before the boat goes out', 0, 220);
  const entries = [rule(30), ...cut(40), rule(90), ...cut(100), rule(150), ...cut(160), rule(210)];
  expect(among(...entries, notice).at(-1)).toBe('text');
  const wide = [textNode('A long line that goes across all of the gutters there are', 0, 100)];
  const kept = [rule(30), ...cut(40), rule(90), ...wide, rule(150), ...cut(160)];
  expect(among(...kept)).toEqual(kept.map(outline));
});
