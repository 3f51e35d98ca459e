import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textContext as context } from '../testing/text-context.ts';
import { textNode } from '../testing/text-node.ts';
import { wrapRange } from '../text-blocks/line-width.ts';
import { buildCleanBody } from './build-clean-page.ts';
import { buildText, prove } from './build-text.ts';

it('keeps the dot before a text that is in no list', () => {
  const text = textNode('Active', 64, 40);
  text.text!.bullet = true;
  const root = groupNode('stack', [
    groupNode('stack', [text], { paint: { fill: 0xe3fcef } }),
    textNode('Words', 64, 200),
  ]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: [text.text!],
  });
  expect(JSON.stringify(body)).toContain('"display":"list-item","list-style":"disc"');
});

function paragraph(...lines: string[]): LayoutNode {
  const nodes = lines.map((line, i) => textNode(line, 0, 20 * i));
  const [node] = nodes;
  const box = { x: 0, y: 0, width: 400, height: 20 * lines.length };
  const text = { ...node.text!, lines: nodes.flatMap((one) => one.text!.lines), box, ink: box };
  return { ...node, box, ink: box, text } as LayoutNode;
}
const mostOf = ({ text }: LayoutNode): number =>
  wrapRange(text!.lines, text!.breaks, text!.font, text!.size, text!.letterSpacing).most;

it('gives a paragraph no width of its own where those around it break at the edge that it just breaks at', () => {
  const tight = paragraph('The greenhouse had stood behind the bakery since before', 'the bakery was one.');
  const room = mostOf(tight) - 1;
  const sure = paragraph('We numbered all of the two hundred and sixteen', 'uncharacteristically clean panes.');
  const own = (isProven: boolean) => buildText(tight, { x0: 0, x1: room, isProven }, context).element.css['max-width'];
  expect([own(true), own(false)]).toEqual([undefined, expect.stringMatching(/px$/)]);
  expect(prove({ x0: 0, x1: room }, [sure, sure, tight], context).isProven).toBe(true);
  expect(prove({ x0: 0, x1: room }, [sure, tight], context).isProven).toBeUndefined();
});

it('keeps letters as far apart as they are, to a hundredth of an em', () => {
  const spaced = (px: number): string | undefined => {
    const node = textNode('Lorem ipsum dolor', 0, 0);
    node.text!.letterSpacing = px;
    return buildText(node, { x0: 0, x1: 400 }, context).element.css['letter-spacing'];
  };
  expect([0.62, 0.4, -0.35, 0.1].map(spaced)).toEqual(['0.04em', '0.03em', '-0.02em', undefined]);
});
