import { describe, expect, it } from 'vitest';
import { fontOf } from '../style/fonts.ts';
import type { TextBlock } from '../text/text-block.ts';
import { arrange } from './arrange.ts';
import type { Node } from './node.ts';

/** A line of text at a place; its width follows from its length. */
function text(content: string, x: number, y: number, size = 16): Node {
  const box = { x, y, width: content.length * 8, height: Math.round(size * 1.25) };
  const block = {
    lines: [{ text: content, words: [] }],
    font: fontOf('arial', 400),
    size,
    lineHeight: box.height,
    color: 0,
    align: 'left',
  } as unknown as TextBlock;
  return { kind: 'text', box, ink: box, children: [], text: block };
}

function picture(x: number, y: number, width: number, height: number): Node {
  const box = { x, y, width, height };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
}

/** The words in reading order. */
const read = (node: Node): string =>
  node.text ? node.text.lines[0].text : node.image ? '□' : node.children.map(read).join(' ');

describe('reading order', () => {
  it('reads labels with their values', () => {
    const nodes = ['Name:', 'Town:', 'Street:'].flatMap((label, i) => [
      text(label, 0, i * 30),
      text(`value${i}`, 200, i * 30),
    ]);
    expect(read(arrange(nodes))).toBe('Name: value0 Town: value1 Street: value2');
  });

  it('reads lists of links below their headings column by column', () => {
    const nodes = [0, 300].flatMap((x, i) => [
      text(`Head${i}`, x, 0, 20),
      ...[1, 2, 3].map((row) => text(`link${i}${row}`, x, 10 + row * 24)),
    ]);
    expect(read(arrange(nodes))).toBe('Head0 link01 link02 link03 Head1 link11 link12 link13');
  });

  it('keeps the parts of a card together, row by row', () => {
    const nodes = [0, 1].flatMap((row) =>
      [0, 1].flatMap((column) => [
        picture(column * 320, row * 200, 300, 120),
        text(`title${row}${column}`, column * 320, row * 200 + 130),
      ]),
    );
    expect(read(arrange(nodes))).toBe('□ title00 □ title01 □ title10 □ title11');
  });

  it('reads pictures that change sides with the text beside them', () => {
    const nodes = [picture(0, 0, 300, 140), text('first', 340, 2), text('second', 0, 162), picture(340, 160, 300, 140)];
    expect(read(arrange(nodes))).toBe('□ first second □');
  });

  it('does not take the lines of a menu for columns', () => {
    const nodes = [
      ...['one', 'two', 'three'].map((word, i) => text(word, i * 90, 0)),
      ...['alpha', 'beta', 'gamma'].map((word, i) => text(word, 14 + i * 97, 26)),
    ];
    expect(read(arrange(nodes))).toBe('one two three alpha beta gamma');
  });

  it('reads a sidebar that goes on below a gap as one column', () => {
    const nodes = [
      text('Get in touch', 0, 0, 20),
      text('a line', 0, 40),
      text('Our address', 0, 120, 20),
      text('a street', 0, 150),
      text('Pages', 400, 0, 20),
      text('link', 400, 40),
      text('Links', 460, 0, 20),
      text('more', 460, 40),
    ];
    expect(read(arrange(nodes)).startsWith('Get in touch a line Our address a street')).toBe(true);
  });
});
