import { expect, it } from 'vitest';
import { textNode } from '../../testing/text-node.ts';
import { agreeOnType } from './agree-on-type.ts';

const head = (size: number) => textNode('SHOP', 24, 90, { size, weight: 600 });

it('sets heads in what most of them are, but for one that is another size', () => {
  const heads = [head(12), head(12), head(12.4), head(15)];
  agreeOnType(heads);
  expect(heads.map(({ text }) => text!.size)).toEqual([12, 12, 12, 15]);
});

it('leaves two of them as they are', () => {
  const heads = [head(12), head(12.4)];
  agreeOnType(heads);
  expect(heads.map(({ text }) => text!.size)).toEqual([12, 12.4]);
});

it('spaces the letters of heads alike', () => {
  const heads = [1.7, 1.9, 2.1].map((letterSpacing) => {
    const node = head(9);
    Object.assign(node.text!, { letterSpacing });
    return node;
  });
  agreeOnType(heads);
  expect(heads.map(({ text }) => text!.letterSpacing)).toEqual([1.9, 1.9, 1.9]);
});

it('takes one weight for wrongly measured where the colour is that of the others', () => {
  const heads = [head(9), head(9), textNode('SHOP', 24, 90, { size: 10, weight: 400 })];
  agreeOnType(heads);
  expect(heads.map(({ text }) => [text!.size, text!.font.weight])).toEqual(
    Array(3).fill([9, heads[0].text!.font.weight]),
  );
});
