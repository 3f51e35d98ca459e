import { expect, it } from 'vitest';
import { imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinDotted } from './join-dotted.ts';

const title = textNode('Lead developer', 100, 60);
const signs = [imageNode(100, 100, 14), imageNode(220, 100, 14), imageNode(380, 100, 14)];
const words = [textNode('CMS Max', 118, 99), textNode('Full-time', 238, 99), textNode('Remote', 398, 99)];
const dotAfter = (at: number) => {
  const { text, ink } = words[at];
  return { ...text!, ink: { x: ink.x + ink.width + 14, y: ink.y + 6, width: 3, height: 3 } };
};

it('makes one row of a line of words and signs with dots between', () => {
  const near = [1, 2].map((at) => {
    const { ink } = words[at - 1];
    return ink.x + ink.width + 31 - signs[at].ink.x;
  });
  const shift = (node: (typeof words)[number], by: number) => ({
    ...node,
    box: { ...node.box, x: node.box.x + by },
    ink: { ...node.ink, x: node.ink.x + by },
  });
  const second = [shift(signs[1], near[0]), shift(words[1], near[0])];
  const joined = joinDotted([title, signs[0], words[0], ...second], [dotAfter(0)]);
  expect(joined).toHaveLength(2);
  expect(joined[0]).toBe(title);
  expect(joined[1]).toMatchObject({ kind: 'row', children: [signs[0], words[0], ...second] });
});

it('leaves alone what is far from a dot', () => {
  const nodes = [title, signs[0], words[0], signs[2], words[2]];
  expect(joinDotted(nodes, [dotAfter(0)])).toEqual(nodes);
});
