import { expect, it } from 'vitest';
import { trace } from '../../clean/check/origin.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import { groupNode } from '../../testing/group-node.ts';
import { textNode } from '../../testing/text-node.ts';
import { placesOf } from './place.ts';

it('says where words are in the picture, and nothing of what only holds them', () => {
  const words = textNode('Every hour', 24, 80);
  const [line, group] = [el('p', {}, {}, 'Every hour'), el('div', {}, {})];
  group.children.push(line);
  trace(line, words);
  trace(group, groupNode('stack', [words]));
  const { box, ink } = words.text!;
  expect(placesOf(el('body', {}, { name: 'page' }, group))).toEqual([
    null,
    null,
    expect.objectContaining({ x: ink.x, width: ink.width, y: box.y, height: box.height, lines: 1 }),
  ]);
});
