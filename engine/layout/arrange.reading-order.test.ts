import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { arrange } from './arrange.ts';

function picture(x: number, y: number, width: number, height: number): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
}

const text = (content: string, x: number, y: number, size = 16): LayoutNode => textNode(content, x, y, { size });

function bar(x: number, y: number): LayoutNode {
  const box = { x, y, width: 2, height: 100 };
  return { kind: 'rule', color: 0, box, ink: box, children: [] };
}

/** The words in reading order. */
const read = (node: LayoutNode): string =>
  node.text ? node.text.lines[0].text : node.image ? '□' : node.children.map(read).join(' ');

describe('reading order', () => {
  it('reads labels with their values', () => {
    const nodes = ['Name:', 'Town:', 'Street:'].flatMap((label, i) => [
      text(label, 0, i * 30),
      text(`value${i}`, 200, i * 30),
    ]);
    expect(read(arrange(nodes))).toBe('Name: value0 Town: value1 Street: value2');
  });

  it('tells labels from values by their tone when their sizes differ a little', () => {
    const nodes = [14, 15, 14, 15, 15].flatMap((size, i) => [
      textNode(`label${i}`, 0, i * 30, { size, color: 0x333333 }),
      textNode(`value${i}`, 200, i * 30, { size, color: i === 3 ? 0x3498db : 0x777777 }),
    ]);
    expect(read(arrange(nodes))).toBe([0, 1, 2, 3, 4].map((i) => `label${i} value${i}`).join(' '));
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

  it('reads lists whose every second line is shaded column by column', () => {
    const shaded = (node: LayoutNode): LayoutNode => {
      const box = { x: node.box.x, y: node.box.y - 6, width: 250, height: 32 };
      return { kind: 'stack', box, ink: box, children: [node], paint: { fill: 0xeeeeee } };
    };
    const nodes = [0, 300].flatMap((x, i) =>
      [0, 1, 2, 3].map((row) => {
        const line = text(`${i}${row}`, x, row * 32);
        return row % 2 === 0 ? shaded(line) : line;
      }),
    );
    expect(read(arrange(nodes))).toBe('00 01 02 03 10 11 12 13');
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

  it('does not take the menu below a logo for its column', () => {
    const nodes = [
      picture(0, 0, 200, 100),
      text('Home', 640, 30),
      ...[20, 170, 320, 470].map((x, i) => text(`item${i}`, x, 130)),
    ];
    expect(read(arrange(nodes))).toBe('□ Home item0 item1 item2 item3');
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

  it('reads the time of a message with its first line', () => {
    const nodes = ['Ann', 'Ben', 'Cleo'].flatMap((name, i) => [
      text(name, 0, i * 80),
      text(`about${i}`, 0, i * 80 + 24),
      text(`10:2${i}`, 300, i * 80),
    ]);
    expect(read(arrange(nodes))).toBe('Ann 10:20 about0 Ben 10:21 about1 Cleo 10:22 about2');
  });

  it('reads a grid row by row when its last row is not full', () => {
    const card = (name: string, x: number, y: number) => [picture(x, y, 200, 60), text(name, x, y + 80)];
    const nodes = [
      ...['A', 'B', 'C', 'D'].flatMap((name, i) => card(name, i * 240, 0)),
      ...['E', 'F', 'G'].flatMap((name, i) => card(name, i * 240, 130)),
    ];
    expect(read(arrange(nodes))).toBe('□ A □ B □ C □ D □ E □ F □ G');
  });

  it('reads cards with a coloured edge row by row', () => {
    const card = (name: string, x: number, y: number) => [
      bar(x, y),
      text(name, x + 20, y),
      text(`of${name}`, x + 20, y + 60),
    ];
    const nodes = [...card('A', 0, 0), ...card('B', 300, 0), ...card('C', 0, 140), ...card('D', 300, 140)];
    expect(read(arrange(nodes)).replace(/\s+/g, ' ').trim()).toBe('A ofA B ofB C ofC D ofD');
  });

  it('reads a box beside the text after the text, however soon the box ends', () => {
    const nodes = [
      text('A first paragraph that is really quite long', 0, 0),
      ...[0, 40, 80, 120].map((y) => text('a link of a list', 400, y)),
      text('A second paragraph that is really quite long', 0, 400),
      text('and a third that is no shorter', 0, 700),
    ];
    expect(read(arrange(nodes))).toMatch(/^A first .* shorter( a link of a list){4}$/);
  });

  it('takes two lines far apart for one row, though one is a little lower', () => {
    const nodes = [text('News', 500, 0), text('Monday', 0, 14), text('more', 500, 40)].map((node) => ({
      ...node,
      ink: { ...node.ink, height: 13 },
    }));
    expect(read(arrange(nodes))).toBe('Monday News more');
  });
});
