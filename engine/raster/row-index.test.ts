import { expect, it } from 'vitest';
import { RowIndex } from './row-index.ts';

const tall = { name: 'tall', y: 0, height: 200 };
const high = { name: 'high', y: 10, height: 20 };
const low = { name: 'low', y: 150, height: 20 };

function anIndex() {
  const index = new RowIndex<typeof tall>();
  for (const box of [high, tall, low]) index.add(box, box);
  return index;
}

it('finds the first that came among those near some rows', () => {
  const index = anIndex();
  expect(index.find({ y: 0, height: 12 }, () => true)).toBe(high);
  expect(index.find({ y: 0, height: 12 }, (box) => box !== high)).toBe(tall);
  expect(index.find({ y: 160, height: 4 }, (box) => box !== tall)).toBe(low);
  expect(index.find({ y: 400, height: 4 }, () => true)).toBeUndefined();
});

it('finds the least of the items near some rows', () => {
  const index = anIndex();
  expect(index.least({ y: 0, height: 12 }, ({ height }) => height)).toBe(high);
  expect(index.least({ y: 0, height: 12 }, () => 1)).toBe(high);
  expect(index.least({ y: 0, height: 12 }, () => Number.POSITIVE_INFINITY)).toBeUndefined();
});

it('finds an item that has grown where it has grown to', () => {
  const index = anIndex();
  index.add(high, { y: 10, height: 600 });
  expect(index.find({ y: 400, height: 4 }, () => true)).toBe(high);
});

it('forgets what is not wanted any more in the rows that were visited', () => {
  const index = anIndex();
  const seen = new Set<string>();
  index.visit({ y: 0, height: 12 }, ({ name }) => {
    seen.add(name);
    return name !== 'tall';
  });
  expect([...seen].sort()).toEqual(['high', 'tall']);
  expect(index.find({ y: 0, height: 12 }, (box) => box !== high)).toBeUndefined();
});
