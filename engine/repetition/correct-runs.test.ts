import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { correctRuns } from './correct-runs.ts';

const star = (x: number, name = 'star'): LayoutNode =>
  ({
    ...imageNode(x, 24, 12),
    image: { kind: 'icon', drawing: { known: { name, credit: '' }, color: 0xfbbf24, body: [], viewBox: '0 0 24 24' } },
  }) as unknown as LayoutNode;

/** One character whose ink is as large as given. */
function sign(words: string, x: number, side: number): LayoutNode {
  const node = textNode(words, x, 20, { color: 0xf59e0b });
  return { ...node, ink: { x, y: 24, width: side, height: side } };
}

it('draws the star that was read as a character like the others of its row', () => {
  const row = groupNode('row', [sign('*', 100, 11), star(120), star(140), star(160), textNode('128 reviews', 190, 20)]);
  correctRuns(row);
  expect(row.children.map(({ kind }) => kind)).toEqual(['image', 'image', 'image', 'image', 'text']);
  expect(row.children[0].image!.drawing).toMatchObject({ known: { name: 'star' }, color: 0xf59e0b });
});

it('leaves words beside icons, and characters beside icons of several kinds', () => {
  const figure = groupNode('row', [star(100), star(120), star(140), sign('5', 160, 24)]);
  const tools = groupNode('row', [sign('A', 100, 11), star(120, 'heart'), star(140, 'bag'), star(160, 'search')]);
  correctRuns(groupNode('stack', [figure, tools]));
  expect(figure.children[3].kind).toBe('text');
  expect(tools.children[0].kind).toBe('text');
});
