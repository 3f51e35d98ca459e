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

it('leaves levels without gaps as they are', () => {
  expect(levels('h1', 'h2', 'h3', 'h3', 'h2')).toBe('h1 h2 h3 h3 h2');
});
