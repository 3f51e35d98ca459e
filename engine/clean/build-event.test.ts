import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';
import { isEvent, joinEvents } from './build-event.ts';

const line = (y: number, height: number): LayoutNode => {
  const box = { x: 45, y, width: 2, height };
  return { kind: 'rule', box, ink: box, children: [], color: 0xe5e7eb };
};
/** Its words begin 4 px above its mark. */
const eventAt = (y: number): LayoutNode =>
  groupNode('row', [
    groupNode('stack', [imageNode(40, y, 12), line(y + 12, 60)]),
    groupNode('stack', [textNode('2 hours ago', 62, y - 4), textNode('Signed in', 62, y + 16)]),
  ]);

it('ends each event, and its line, where the next one begins', () => {
  const events = [100, 172, 244].map(eventAt);
  joinEvents(groupNode('stack', events));
  expect(events.map(isEvent)).toEqual([true, true, true]);
  const ends = events.map(({ box, children: [marker] }) => [box.y + box.height, marker.box.y + marker.box.height]);
  expect(ends.slice(0, 2)).toEqual([
    [events[1].box.y, events[1].box.y],
    [events[2].box.y, events[2].box.y],
  ]);
});

it('gives the line the height of what is said beside it', () => {
  const list = groupNode('stack', [100, 172, 244].map(eventAt));
  joinEvents(list);
  const root = { ...groupNode('stack', [list]), box: { x: 0, y: 0, width: 1280, height: 720 } };
  const body = buildCleanBody(root, 0xffffff, {
    ...{ designWidth: 1280, language: 'en', sources: new Map(), blocks: [] },
    base: { family: 'arial', size: 16, color: 0x111111 },
  });
  const elementsIn = (element: Element): Element[] => [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
  ];
  const events = elementsIn(body).filter(({ name }) => name === 'event');
  expect(events).toHaveLength(3);
  for (const { css, children } of events) {
    expect(css['align-items']).toBeUndefined();
    const [marker, said] = children as Element[];
    const [, rule] = marker.children as Element[];
    expect(rule.css).toMatchObject({ width: '2px', 'flex-grow': '1' });
    expect(rule.css.height).toBeUndefined();
    expect(said.css).toMatchObject({ flex: '1 1 0%', 'padding-bottom': expect.stringMatching(/px$/) });
  }
});
