import { expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { versionTree } from './version-tree.ts';

const version = (_id: string, parentId: string | null) => ({ _id, parentId }) as Generation;
const shape = (list: Generation[]) => versionTree(list).map(({ number, from, depth }) => [number, from, depth]);

test('each version stands below the one it was made from', () => {
  expect(shape([version('a', null), version('b', 'a'), version('c', 'a'), version('d', 'b')])).toEqual([
    [1, undefined, 0],
    [2, 1, 1],
    [4, 2, 2],
    [3, 1, 1],
  ]);
});

test('a version whose origin was deleted stands by itself', () => {
  expect(shape([version('b', 'gone'), version('c', 'b')])).toEqual([
    [1, undefined, 0],
    [2, 1, 1],
  ]);
});
