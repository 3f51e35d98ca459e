import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { nameOfComponent, type Place, qualifiersOf } from './name-component.ts';

const MAIN: Place = { region: 'main', isRow: false };

const question = (y: number, panel = false): LayoutNode => ({
  ...groupNode('stack', [textNode('A question', 0, y)], { paint: { fill: 0xffffff } }),
  ...(panel ? { component: { kind: 'panel' } } : {}),
});

it('says that a question is open, not that it is featured', () => {
  const parts = ['title', 'text'];
  const place = { ...MAIN, hasActive: true };
  expect(nameOfComponent([question(0), question(60)], parts, { ...place, opens: true }).modifier).toBe('open');
  expect(nameOfComponent([question(0), question(60)], parts, place).modifier).toBe('featured');
  expect(nameOfComponent([question(0, true), question(60, true)], parts, place)).toEqual({
    name: 'faq-item',
    modifier: 'open',
  });
});

it('tells components of one name apart by their place, then by what is in them', () => {
  expect(qualifiersOf('card', ['icon', 'caption'], MAIN)).toEqual(['icon', 'column']);
  expect(qualifiersOf('card', ['caption'], { region: 'footer', isRow: true })).toEqual(['footer', 'row']);
  expect(qualifiersOf('nav-link', ['icon', 'caption'], MAIN)).toEqual(['side', 'icon', 'column']);
});

it('calls what has a mark with a line below it an event', () => {
  const event = (y: number): LayoutNode => {
    const mark: LayoutNode = imageNode(0, y, 24);
    const box = { x: 11, y: y + 24, width: 2, height: 60 };
    const line: LayoutNode = { kind: 'rule', box, ink: box, color: 0xdddddd, children: [] };
    const said = groupNode('stack', [textNode('Shipped', 60, y), textNode('Today', 60, y + 24)]);
    return groupNode('row', [groupNode('stack', [mark, line]), said]);
  };
  const parts = ['group', 'icon', 'divider', 'title', 'caption'];
  expect(nameOfComponent([event(0), event(100)], parts, { ...MAIN, hasActive: false }).name).toBe('event');
});
