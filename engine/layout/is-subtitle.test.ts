import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { isSubtitle } from './is-subtitle.ts';

const title = (style: { size?: number; weight?: number } = {}): LayoutNode => ({
  ...textNode('Pay as you grow', 0, 100, { size: 40, weight: 700, ...style }),
  role: 'h1',
});
const line = (y: number, style: { size?: number; weight?: number; color?: number } = {}): LayoutNode =>
  textNode('With our plans', 0, y, { size: 20, color: 0x666666, ...style });
const rest = (y: number): LayoutNode => textNode('Each month', 0, y);

const holds = (one: LayoutNode, other = title(), below = rest(240)): boolean => isSubtitle(one, [other, one, below]);

describe('isSubtitle', () => {
  it('holds for lighter and smaller words right below a title', () => {
    expect(holds(line(158))).toBe(true);
    expect(holds(line(158), title({ weight: 400 }))).toBe(true);
  });

  it('does not for what is as bold, as large or as dark, or begins what follows', () => {
    expect(holds(line(158, { weight: 700 }))).toBe(false);
    expect(holds(line(158, { size: 40 }))).toBe(false);
    expect(holds(line(158, { color: 0x111111 }), title({ weight: 400 }))).toBe(false);
    expect(holds(line(190))).toBe(false);
    expect(holds(line(170), title(), rest(200))).toBe(false);
    expect(holds(line(158), { ...title(), role: undefined } as LayoutNode)).toBe(false);
  });
});
