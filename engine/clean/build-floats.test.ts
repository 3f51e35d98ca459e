import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

function lastOf(y: number, height: number, x = 16): Element {
  const box = { x, y, width: 36, height: 36 };
  const button = { kind: 'empty', box, ink: box, paint: { fill: 0x066fd1 }, children: [], floats: true } as LayoutNode;
  const words = textNode('How we moved a greenhouse', 128, 120);
  const root = { ...groupNode('stack', [words, button]), box: { x: 0, y: 0, width: 1280, height } };
  const facts = { designWidth: 1280, language: 'en', sources: new Map(), blocks: [words.text!] } as const;
  const body = buildCleanBody(root, 0xffffff, { ...facts, base: { family: 'arial', size: 16, color: 0x111111 } });
  return body.children.at(-1) as Element;
}

it('puts what floats last, where it is drawn, and into the corner of a phone', () => {
  const { css, at } = lastOf(650, 1400);
  expect(css).toMatchObject({ position: 'fixed', bottom: '16px', left: '16px' });
  expect(at?.lg).toMatchObject({ top: '650px', bottom: 'auto' });
});

it('keeps it on its side of the page', () => {
  const { css, at } = lastOf(650, 1400, 1224);
  expect([css.right, css.left, at?.lg?.right]).toEqual(['16px', undefined, '20px']);
});

it('lets it scroll with the page where no window is so high', () => {
  expect(lastOf(1300, 2400).at?.lg?.position).toBe('absolute');
});
