import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { gatherTimelines } from './gather-timelines.ts';

const line = (y: number, height: number): LayoutNode => {
  const box = { x: 45, y, width: 2, height };
  return { kind: 'rule', box, ink: box, children: [], color: 0xe5e7eb };
};
const marks = [100, 160, 240].map((y) => imageNode(40, y, 12));
const texts = [
  textNode('2 hours ago', 62, 96),
  textNode('Signed in', 62, 116),
  textNode('Yesterday', 62, 156),
  textNode('Earned a badge', 62, 176),
  textNode('from the team', 62, 196),
  textNode('1 week ago', 62, 236),
  textNode('Joined', 62, 256),
];
const lines = [line(112, 48), line(172, 68)];

it('makes a row of each mark, with the line below it, and of what is said beside both', () => {
  const heading = textNode('Recent activity', 40, 40);
  const [first, timeline, ...others] = gatherTimelines([heading, ...texts, ...marks, ...lines]);
  expect(first).toBe(heading);
  expect(others).toEqual([]);
  expect(timeline.children).toMatchObject([
    {
      kind: 'row',
      children: [{ kind: 'stack', children: [marks[0], { kind: 'rule', box: { y: 112, height: 48 } }] }, {}],
    },
    {
      kind: 'row',
      children: [{ kind: 'stack', children: [marks[1], { kind: 'rule', box: { y: 172, height: 68 } }] }, {}],
    },
    { kind: 'row', children: [marks[2], {}] },
  ]);
  expect(timeline.children[1].children[1].children).toEqual(texts.slice(2, 5));
});

it('cuts a line that runs behind its marks', () => {
  const [timeline] = gatherTimelines([...texts, ...marks, line(100, 150)]);
  expect(timeline.children.map(({ children: [lead] }) => lead.children.at(-1)?.box)).toMatchObject([
    { y: 112, height: 48 },
    { y: 172, height: 68 },
    undefined,
  ]);
});

it('leaves alone signs that no line joins, a line with one of them, and those with nothing beside', () => {
  const apart = [...texts, ...marks];
  expect(gatherTimelines(apart)).toEqual(apart);
  const single = [...texts, marks[0], lines[0]];
  expect(gatherTimelines(single)).toEqual(single);
  const bare = [...marks, ...lines];
  expect(gatherTimelines(bare)).toEqual(bare);
});

it('leaves alone what stands beside several marks', () => {
  const box = { x: 62, y: 90, width: 200, height: 180 };
  const card: LayoutNode = { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xeeeeee } };
  const all = [card, ...marks, ...lines];
  expect(gatherTimelines(all)).toEqual(all);
});
