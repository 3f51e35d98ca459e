import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { shareCells } from './share-cells.ts';

const column = (middle: number, lines: readonly string[]) =>
  groupNode(
    'stack',
    lines.map((words, i) => textNode(words, middle - 4 * words.length, 100 + 30 * i)),
  );

it('gives centred columns at even distances the width of the widest', () => {
  const columns = [
    column(200, ['Email', 'Write to us']),
    column(600, ['Office', 'A street and its number']),
    column(1000, ['Phone', 'Call']),
  ];
  expect(shareCells(columns)).toBe(true);
  expect(columns.map(({ box }) => box.width)).toEqual([184, 184, 184]);
  expect(columns.map(({ box }) => box.x)).toEqual([108, 508, 908]);
});

it('leaves columns alone that stand at other distances, or at the left', () => {
  const uneven = [
    column(200, ['Email', 'Write']),
    column(400, ['Office', 'A street']),
    column(1000, ['Phone', 'Call us']),
  ];
  expect(shareCells(uneven)).toBe(false);
  const left = [200, 600, 1000].map((x) =>
    groupNode('stack', [textNode('Email', x, 100), textNode('Write to us', x, 130)]),
  );
  expect(shareCells(left)).toBe(false);
});
