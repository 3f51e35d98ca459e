import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { equalShare } from './column-measures.ts';

const column = (width: number) => ({
  ...groupNode('stack', [textNode('Words', 0, 0)], { paint: { fill: 0xeeeeee } }),
  box: { x: 0, y: 0, width, height: 90 },
});

it('shares a row among columns of one width, though it is a little wider than they are', () => {
  const columns = [204, 203, 204, 204].map(column);
  expect(equalShare(columns, [32, 32, 33], 32, 921)).toBe(206.25);
});

it('shares no row among columns of different widths, or with room behind them', () => {
  expect(equalShare([204, 404].map(column), [32], 32, 640)).toBeUndefined();
  expect(equalShare([204, 204].map(column), [32], 32, 900)).toBeUndefined();
});
