import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { roundEnds } from './round-ends.ts';

it('rounds discs and pills fully, and leaves the corners of cards', () => {
  const boxOf = (radius: number, pad: number) =>
    groupNode('stack', [textNode('All', 0, 0)], { paint: { radius }, pad });
  const [pill, nearly, button, card] = [boxOf(14, 4), boxOf(12.8, 4), boxOf(8, 8), boxOf(12, 40)];
  roundEnds(groupNode('row', [pill, nearly, button, card]));
  expect([pill, nearly, button, card].map(({ paint }) => paint?.radius)).toEqual([9999, 9999, 8, 12]);
});

it('leaves what is square on one side', () => {
  const bar = groupNode('stack', [textNode('All', 0, 0)], { paint: { radius: 14, squareSide: 'right' }, pad: 4 });
  roundEnds(bar);
  expect(bar.paint?.radius).toBe(14);
});
