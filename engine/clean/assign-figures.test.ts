import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { assignFigures } from './assign-figures.ts';

/** Roles as nested text: `figure(blockquote figcaption)`. */
const outline = (node: LayoutNode): string => {
  const name = node.role ?? node.kind;
  return node.children.length > 0 ? `${name}(${node.children.map(outline).join(' ')})` : name;
};
const quote = (): LayoutNode => ({
  ...textNode('“I had not seen a harbour so quiet since the war.”', 0, 0),
  role: 'blockquote',
});

it('makes a figure of what somebody said and who said it', () => {
  const card = groupNode('stack', [quote(), groupNode('row', [imageNode(0, 40, 40), textNode('Ann Miller', 60, 50)])]);
  assignFigures(card, 16);
  expect(outline(card)).toBe('figure(blockquote figcaption(image text))');
});

it('makes a figure of a photograph and the small print below it, among other text', () => {
  const photo: LayoutNode = { ...imageNode(0, 100, 400), image: { kind: 'photo' } } as LayoutNode;
  const caption = textNode('The frame on its second day', 0, 510, { size: 13 });
  const page = groupNode('stack', [textNode('A text.', 0, 0), photo, caption, textNode('More text.', 0, 600)]);
  assignFigures(page, 16);
  expect(outline(page)).toBe('stack(text figure(image figcaption) text)');
});

it('takes running text below a photograph for no caption', () => {
  const photo: LayoutNode = { ...imageNode(0, 100, 400), image: { kind: 'photo' } } as LayoutNode;
  const page = groupNode('stack', [photo, textNode('It was a long day.', 0, 510)]);
  assignFigures(page, 16);
  expect(outline(page)).toBe('stack(image text)');
});

it('makes a figure inside of a band, whose container would part it from its caption', () => {
  const band: LayoutNode = {
    ...groupNode('stack', [quote(), textNode('Ann Miller, harbour master', 0, 40)]),
    paint: { fill: 0xfff4e3 },
  } as LayoutNode;
  assignFigures({ ...groupNode('stack', []), children: [band] } as LayoutNode, 16);
  expect(outline(band)).toBe('stack(figure(blockquote figcaption))');
});

it('makes a figure of a quotation that ends with who said it', () => {
  const barred = (last: string, size: number): LayoutNode => ({
    ...groupNode('stack', [
      textNode('A light that never changes.', 0, 0, { size: 22 }),
      textNode(last, 0, 40, { size }),
    ]),
    role: 'blockquote',
  });
  const [signed, unsigned] = [barred('Augusta Fenwick, keeper', 15), barred('A light that blinks.', 22)];
  assignFigures(groupNode('stack', [signed, unsigned]), 18);
  expect(outline(signed)).toBe('figure(blockquote figcaption)');
  expect(outline(unsigned)).toBe('blockquote(text text)');
});
