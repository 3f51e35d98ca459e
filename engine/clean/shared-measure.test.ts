import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textContext as context } from '../testing/text-context.ts';
import { textNode } from '../testing/text-node.ts';
import { buildText } from './build-text.ts';
import { shareMeasure } from './shared-measure.ts';

function paragraph(x: number, ...lines: string[]): LayoutNode {
  const nodes = lines.map((line, i) => textNode(line, x, 20 * i));
  const [node] = nodes;
  const box = { x, y: 0, width: 420, height: 20 * lines.length };
  const text = { ...node.text!, lines: nodes.flatMap((one) => one.text!.lines), box, ink: box };
  return { ...node, box, ink: box, text } as LayoutNode;
}

const page = { x0: 0, x1: 1280 };
const article = [
  paragraph(230, 'The greenhouse had stood behind the bakery since', 'before the bakery was one.'),
  paragraph(231, 'We numbered all of the two hundred and sixteen', 'uncharacteristically clean panes.'),
  paragraph(232, 'Nobody had an idea of what they were meant for', 'before the summer was over.'),
];
const looksIn = (frame: Parameters<typeof buildText>[1]): Set<string> =>
  new Set(
    article.map((node) => {
      const { css, at } = buildText(node, frame, context).element;
      return `${at?.md?.['margin-left']} ${css['max-width']}`;
    }),
  );

it('gives paragraphs below each other one start and one width', () => {
  expect(looksIn(page).size).toBe(3);
  expect(looksIn(shareMeasure(page, article, context)).size).toBe(1);
});

it('leaves a text alone that begins elsewhere or breaks its lines otherwise', () => {
  const aside = paragraph(260, 'A note that is narrow', 'on purpose, and that is', 'set further in.');
  const frame = shareMeasure(page, [...article, aside], context);
  const own = buildText(aside, page, context).element;
  const { css, at } = buildText(aside, frame, context).element;
  expect([css['max-width'], at]).toEqual([own.css['max-width'], own.at]);
});

it('asks more than one text, and says no width where the columns are as wide', () => {
  expect(shareMeasure(page, article.slice(0, 1), context)).toEqual(page);
  const [first] = article;
  const { measure } = shareMeasure(page, [...article, first], context);
  expect(measure).toBeDefined();
  expect(shareMeasure({ x0: 230, x1: 231 + measure! }, article, context).measure).toBeUndefined();
});
