import { describe, expect, it } from 'vitest';
import { group } from '../layout/arrange.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { findRepetition } from './find-repetition.ts';

const card = (x: number, y: number): LayoutNode => ({
  kind: 'stack',
  box: { x, y, width: 280, height: 120 },
  ink: { x, y, width: 280, height: 120 },
  paint: { fill: 0xeef2ff },
  children: [
    textNode('Call us', x + 20, y + 20, { size: 18, weight: 700 }),
    textNode('From 8am to 5pm.', x + 20, y + 60),
  ],
});
const intro = (...lines: string[]): LayoutNode =>
  group(
    'stack',
    lines.map((words, i) => textNode(words, 40, 40 + 40 * i, { size: 24 })),
  );
const page = (...rows: LayoutNode[]): LayoutNode => group('stack', [textNode('Contact', 40, 0, { size: 32 }), ...rows]);
/** Kinds as nested text, down to the cards. */
const outline = ({ kind, paint, children }: LayoutNode): string =>
  paint ? 'card' : children.length > 0 ? `${kind}(${children.map(outline).join(' ')})` : kind;

describe('a grid whose first row stands beside something', () => {
  it('is one grid, also where its last row has fewer cells', () => {
    const whole = page(group('row', [intro('Talk to', 'us'), card(400, 40), card(700, 40)]), card(400, 180));
    findRepetition(whole);
    expect(outline(whole)).toBe('stack(text row(stack(text text) stack(row(card card) card)))');
  });

  it('has no rows below what stands beside it', () => {
    const below = group('row', [card(40, 180), card(400, 180), card(700, 180)]);
    const apart = page(group('row', [intro('Talk to', 'us'), card(400, 40), card(700, 40)]), below);
    findRepetition(apart);
    expect(apart.children[2]).toBe(below);
  });

  it('leaves things of another kind below it alone', () => {
    const text = group('stack', [textNode('Or write to us,', 400, 180), textNode('on paper.', 400, 210)]);
    const other = page(group('row', [intro('Talk to', 'us'), card(400, 40), card(700, 40)]), text);
    findRepetition(other);
    expect(outline(other)).toBe('stack(text row(stack(text text) row(card card)) text text)');
  });
});
