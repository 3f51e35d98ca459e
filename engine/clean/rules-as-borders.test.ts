import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { rulesAsBorders } from './rules-as-borders.ts';

const rule = (box: Box): LayoutNode => ({ kind: 'rule', box, ink: box, children: [], color: 0x7c3aed });
const pageOf = (...children: LayoutNode[]): LayoutNode => {
  const box = { x: 0, y: 0, width: 1000, height: 800 };
  return { kind: 'stack', box, ink: box, children };
};
const across = (y: number) => rule({ x: 0, y, width: 1000, height: 1 });
const header = () => groupNode('row', [textNode('Tidewater', 100, 20), textNode('Help', 860, 20)], { role: 'header' });
const footer = () => groupNode('stack', [textNode('© Tidewater', 400, 760)], { role: 'footer' });
const words = () => textNode('A shelf is a promise', 140, 300);

it('makes lines below the header and above the footer their borders', () => {
  const page = pageOf(header(), across(60), words(), across(740), footer());
  rulesAsBorders(page);
  const [top, , foot] = page.children;
  expect(page.children).toHaveLength(3);
  expect(top.box).toEqual({ x: 0, y: 0, width: 1000, height: 61 });
  expect(top.paint).toEqual({ border: { color: 0x7c3aed, width: 1, sides: ['bottom'] } });
  expect(foot.box).toMatchObject({ x: 0, y: 740, width: 1000 });
  expect(foot.paint?.border?.sides).toEqual(['top']);
});

it('leaves lines alone that end before the page does, or lie between other parts', () => {
  const page = pageOf(header(), rule({ x: 100, y: 60, width: 800, height: 1 }), words(), across(500), words());
  const before = [...page.children];
  rulesAsBorders(page);
  expect(page.children).toEqual(before);
});

it('makes an upright bar beside a quotation its left border, as wide as what is around it', () => {
  const quote = { ...groupNode('row', [rule({ x: 112, y: 296, width: 4, height: 30 }), words()]), role: 'blockquote' };
  const page = pageOf(textNode('x'.repeat(90), 112, 200), quote);
  rulesAsBorders(page);
  expect(page.children[1]).toMatchObject({
    ...{ kind: 'stack', role: 'blockquote', children: [words()] },
    box: { x: 112, y: 296, width: 720, height: 30 },
    paint: { border: { color: 0x7c3aed, width: 4, sides: ['left'] } },
  });
});

it('leaves a line alone that is too short for what it stands beside, or far from it', () => {
  const short = groupNode('row', [rule({ x: 112, y: 296, width: 4, height: 8 }), words()]);
  const far = groupNode('row', [rule({ x: 20, y: 296, width: 4, height: 30 }), words()]);
  const page = pageOf(short, far);
  rulesAsBorders(page);
  expect(page.children.map(({ kind }) => kind)).toEqual(['row', 'row']);
});

it('makes the line under an entry of a menu its border, and leaves one that is longer', () => {
  const entry = (width: number) => {
    const word = textNode('Lamps', 100, 20);
    const line = rule({ x: 100, y: 48, width, height: 2 });
    return groupNode('row', [groupNode('stack', [word, line]), textNode('Textiles', 200, 20)]);
  };
  const own = entry(40);
  rulesAsBorders(pageOf(own));
  expect(own.children[0].children).toHaveLength(1);
  expect(own.children[0].paint?.border).toEqual({ color: 0x7c3aed, width: 2, sides: ['bottom'] });
  const longer = entry(90);
  rulesAsBorders(pageOf(longer));
  expect(longer.children[0].children).toHaveLength(2);
});

it('makes a line from edge to edge that a footer begins with its border', () => {
  const foot = groupNode('stack', [across(700), textNode('© Tidewater', 400, 760)], { role: 'footer' });
  const page = pageOf(words(), foot);
  rulesAsBorders(page);
  expect(page.children[1].paint?.border?.sides).toEqual(['top']);
  expect(page.children[1].children).toHaveLength(1);
});

it('makes a line along the top of a column its border, where what is below it is padded', () => {
  const column = (y: number): LayoutNode => {
    const line = rule({ x: 200, y: 80, width: 800, height: 1 });
    const children = [line, textNode('Buttons', 224, y), textNode('Sizes', 224, y + 80)];
    return { ...groupNode('stack', children), box: { x: 200, y: 80, width: 800, height: 400 } } as LayoutNode;
  };
  const near = column(110);
  rulesAsBorders(pageOf(near));
  expect(near.paint?.border?.sides).toEqual(['top']);
  expect(near.children).toHaveLength(2);
  const far = column(240);
  rulesAsBorders(pageOf(far));
  expect([far.paint, far.children.length]).toEqual([undefined, 3]);
});

it('makes the line between two columns the border of the narrower one that ends at it', () => {
  const column = (x: number, width: number): LayoutNode => {
    const box = { x, y: 0, width, height: 600 };
    return { kind: 'stack', box, ink: box, children: [textNode('Orders', x + 20, 20)] };
  };
  const [menu, content] = [column(0, 240), column(241, 759)];
  const row = groupNode('row', [menu, rule({ x: 240, y: 0, width: 1, height: 600 }), content]);
  rulesAsBorders(row);
  expect(row.children).toEqual([menu, content]);
  expect(menu).toMatchObject({ box: { width: 241 }, paint: { border: { width: 1, sides: ['right'] } } });
  const apart = groupNode('row', [column(0, 200), rule({ x: 240, y: 0, width: 1, height: 600 }), column(281, 719)]);
  rulesAsBorders(apart);
  expect(apart.children).toHaveLength(3);
});
