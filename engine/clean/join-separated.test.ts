import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinSeparated } from './join-separated.ts';

/** Texts in a row, so many px apart. */
function texts(words: readonly string[], gap: number): LayoutNode[] {
  let x = 60;
  return words.map((one) => {
    const node = textNode(one, x, 40);
    x += node.box.width + gap;
    return node;
  });
}
const META = ['By Rosalind Ferreira', '·', '14 May', '·', 'nine minutes'];
const wordsIn = ({ text, children }: LayoutNode): string[] => (text ? [text.lines[0].text] : children.flatMap(wordsIn));
const after = (row: LayoutNode): LayoutNode => {
  const page = groupNode('stack', [row, textNode('Words below it', 60, 200)]);
  joinSeparated(page);
  return page.children[0];
};

it('makes one text of words with separators between them', () => {
  const line = after(groupNode('row', texts(META, 4)));
  expect([line.kind, wordsIn(line)]).toEqual(['text', ['By Rosalind Ferreira · 14 May · nine minutes']]);
  expect(line.text!.lines[0].words).toHaveLength(9);
});

it('leaves a portrait beside the words where it is', () => {
  const row = after(groupNode('row', [imageNode(0, 30, 40), ...texts(META, 4)]));
  expect(row.children.map(({ kind }) => kind)).toEqual(['image', 'text']);
});

it('keeps links apart, and what is further apart than words', () => {
  const links = texts(['Home', '/', 'Books'], 4).map((one) => ({ ...one, role: 'a' }) as LayoutNode);
  expect(wordsIn(after(groupNode('row', links)))).toHaveLength(3);
  expect(wordsIn(after(groupNode('row', texts(META, 16))))).toHaveLength(5);
});

it('keeps words of another colour apart', () => {
  const row = texts(META, 4);
  for (const one of row.slice(1)) one.text = { ...one.text!, color: 0x999999 };
  expect(wordsIn(after(groupNode('row', row)))).toHaveLength(5);
});
