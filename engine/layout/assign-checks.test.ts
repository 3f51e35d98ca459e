import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignChecks } from './assign-checks.ts';

const check = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 16, height: 16 };
  return { kind: 'image', box, ink: box, children: [], check: { type: 'checkbox', checked: false } } as LayoutNode;
};

it('labels a box with the first of the lines beside it, which heads nothing', () => {
  const title: LayoutNode = { ...textNode('Mend the net', 30, 0, { weight: 700 }), role: 'h2' } as LayoutNode;
  const more = textNode('At the harbour, before noon', 30, 24);
  const box = check(22);
  assignChecks(group('stack', [group('row', [box, group('stack', [title, more])])]));
  expect([title.role, more.role]).toEqual(['label', undefined]);
  expect(title.form?.labels).toBe(box.form?.id);
});
