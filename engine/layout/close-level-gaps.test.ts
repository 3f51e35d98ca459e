import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { closeLevelGaps } from './close-level-gaps.ts';

function levels(...roles: string[]): string {
  const headings = roles.map((role, i): LayoutNode => ({ ...textNode('Word', 0, 40 * i), role }));
  closeLevelGaps(group('stack', headings));
  return headings.map(({ role }) => role).join(' ');
}

it('makes sections of what comes right below the title, all up to a larger heading', () => {
  expect(levels('h1', 'h3', 'h3', 'h2', 'h3')).toBe('h1 h2 h2 h2 h3');
});

it('makes a section of the first heading above cards, and none of theirs, whatever is written in buttons', () => {
  const of = (role: string, y: number): LayoutNode => ({ ...textNode('Word', 0, y), role });
  const button: LayoutNode = { ...group('stack', [of('h2', 40)]), role: 'button' };
  const lead: LayoutNode = { ...textNode('Lead', 0, 80, { size: 32 }), role: 'h3' };
  const headings = [of('h3', 120), of('h3', 160)];
  const cards = headings.map((heading): LayoutNode => ({ ...group('stack', [heading]), role: 'article' }));
  closeLevelGaps(group('stack', [of('h1', 0), button, lead, group('stack', cards)]));
  expect([lead, ...headings].map(({ role }) => role)).toEqual(['h2', 'h3', 'h3']);
  const last = of('h2', 240);
  const column: LayoutNode = { ...group('stack', [last]), instance: { component: 'footer-column' } };
  const footer: LayoutNode = { ...group('stack', [column]), role: 'footer' };
  closeLevelGaps(group('stack', [of('h1', 0), { ...lead, role: 'h2' }, footer]));
  expect(last.role).toBe('h2');
});

it('leaves levels without gaps as they are', () => {
  expect(levels('h1', 'h2', 'h3', 'h3', 'h2')).toBe('h1 h2 h3 h3 h2');
});

it('puts the headings of cards below the one above them, unless they are much larger', () => {
  const heading = (words: string, y: number, size: number): LayoutNode => ({
    ...textNode(words, 0, y, { size }),
    role: 'h2',
  });
  const levelsWith = (size: number): (string | undefined)[] => {
    const title = { ...heading('Board', 0, 24), role: 'h1' };
    const column = heading('Ideas', 40, 16);
    const cards = [80, 160].map((y) => heading('Paint the forest', y, size));
    const list = cards.map((card): LayoutNode => ({ ...group('stack', [card]), role: 'article' }));
    closeLevelGaps(group('stack', [title, group('row', [column, textNode('3', 200, 40)]), group('stack', list)]));
    return [column, ...cards].map(({ role }) => role);
  };
  expect(levelsWith(16)).toEqual(['h2', 'h3', 'h3']);
  expect(levelsWith(24)).toEqual(['h2', 'h2', 'h2']);
});

it('leaves headings side by side, and cards without one above them, as they are', () => {
  const card = (x: number, words: string): LayoutNode => {
    const heading: LayoutNode = { ...textNode(words, x, 60), role: 'h2' };
    return { ...group('stack', [heading]), role: 'article' };
  };
  const cards = [card(0, 'Delivery'), card(300, 'Returns')];
  const title: LayoutNode = { ...textNode('Help', 0, 0), role: 'h1' };
  closeLevelGaps(group('stack', [title, group('row', cards)]));
  expect(cards.map(({ children: [heading] }) => heading.role)).toEqual(['h2', 'h2']);
});
