import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinBelowSigns } from './join-below-signs.ts';

const STEP_PX = 32;
const LINE_PX = 24;

/** Items of a list with signs at x = 40, words at x = 60, and the lines that follow some of them, which begin at `x`. */
function listOf(lines: readonly (string | [words: string, below: string])[], x = 40): LayoutNode {
  let y = 100;
  const parts = lines.flatMap((line): LayoutNode[] => {
    const [words, below] = typeof line === 'string' ? [line] : line;
    const item = groupNode('row', [imageNode(40, y, 16), textNode(words, 60, y)]);
    y += STEP_PX;
    if (!below) return [item];
    const rest = textNode(below, x, y - STEP_PX + LINE_PX);
    y += LINE_PX;
    return [item, rest];
  });
  return groupNode('stack', parts);
}

const WORDS = ['Five users', ['Unlimited public', 'projects'], 'Community access', 'Dedicated support'] as const;

const outline = ({ role, children }: LayoutNode): string =>
  `${role ?? '-'}(${children.map(({ kind, role: own }) => own ?? kind).join(' ')})`;

describe('joinBelowSigns', () => {
  it('goes on with an item in the line below its sign, and makes one list of what that parted', () => {
    const stack = listOf(WORDS.map((line) => line as string));
    joinBelowSigns(stack);
    expect(outline(stack)).toBe('-(ul)');
    const items = stack.children[0].children;
    expect(items.map(({ children: [, text] }) => text.text!.lines.map((line) => line.text))).toEqual([
      ['Five users'],
      ['Unlimited public', 'projects'],
      ['Community access'],
      ['Dedicated support'],
    ]);
    // The second line hangs below the first word.
    const [, { text }] = items[1].children;
    expect(text!.lines.map(({ box }) => box.x)).toEqual([60, 60]);
    expect(text!.lineHeight).toBe(LINE_PX);
  });

  it('joins nothing that begins elsewhere, or had room beside what stands above it', () => {
    for (const stack of [
      listOf(
        WORDS.map((line) => line as string),
        60,
      ),
      listOf(['Five users', ['A', 'b'], 'Community access']),
    ]) {
      const { length } = stack.children;
      joinBelowSigns(stack);
      expect(stack.children).toHaveLength(length);
    }
  });
});
