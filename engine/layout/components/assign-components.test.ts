import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import type { Paint } from '../../model/paint.ts';
import { textNode } from '../../testing/text-node.ts';
import { group } from '../arrange.ts';
import { assignComponents } from './assign-components.ts';

const row = (...children: LayoutNode[]): LayoutNode => group('row', children);
const stack = (...children: LayoutNode[]): LayoutNode => group('stack', children);
const box = (place: Box, paint: Paint, ...children: LayoutNode[]): LayoutNode => ({
  kind: children.length > 1 ? 'row' : 'stack',
  box: place,
  ink: place,
  paint,
  children,
});
const icon = (name: string, x: number, y: number, color = 0xe9a100): LayoutNode => {
  const place = { x, y, width: 16, height: 16 };
  const drawing = { viewBox: [0, 0, 24, 24], body: [], color, known: { name, credit: '' } };
  return { kind: 'image', box: place, ink: place, children: [], image: { kind: 'icon', drawing } };
};
const rule = (y: number): LayoutNode => {
  const place = { x: 0, y, width: 600, height: 1 };
  return { kind: 'rule', color: 0xcccccc, box: place, ink: place, children: [] };
};
const page = (...children: LayoutNode[]): LayoutNode => {
  const place = { x: 0, y: 0, width: 1280, height: 800 };
  return { kind: 'stack', box: place, ink: place, children };
};
/** What the parts of a page are, from its first one on. */
const kindsOf = (root: LayoutNode): string[] => {
  assignComponents(root);
  const visit = (node: LayoutNode): string[] => [
    ...(node.component ? [node.component.kind] : []),
    ...node.children.flatMap(visit),
  ];
  return visit(root);
};

describe('assignComponents', () => {
  it('makes items of numbered discs with their words and the lines between them', () => {
    const disc = (at: number) =>
      box(
        { x: at, y: 0, width: 36, height: 36 },
        { fill: 0x1c62b9, radius: 18 },
        textNode(String(at / 300 + 1), at + 14, 10),
      );
    const line = (x: number): LayoutNode => {
      const place = { x, y: 17, width: 100, height: 2 };
      return { kind: 'rule', color: 0xcccccc, box: place, ink: place, children: [] };
    };
    const steps = row(
      ...[0, 300].flatMap((x) => [disc(x), textNode('Account', x + 48, 8), line(x + 140)]),
      disc(600),
      textNode('Review', 648, 8),
    );
    expect(kindsOf(page(textNode('Orders', 0, 60), steps))).toEqual(['steps', 'step']);
    expect(steps.children.map(({ children }) => children.length)).toEqual([3, 3, 2]);
  });

  it('knows pages by numbers that follow each other, and the one on a ground of its own', () => {
    const current = box({ x: 140, y: 690, width: 36, height: 36 }, { fill: 0x1c62b9 }, textNode('2', 154, 700));
    const pages = row(textNode('1', 110, 700), current, textNode('3', 194, 700), icon('chevron-right', 230, 700));
    expect(kindsOf(page(textNode('Orders', 0, 0), pages))).toEqual(['pagination', 'page']);
    expect(kindsOf(page(row(textNode('1', 0, 0), textNode('2', 40, 0)), rule(40)))).toEqual([]);
    expect(kindsOf(page(row(textNode('98', 0, 0), textNode('7', 40, 0), textNode('6', 80, 0)), rule(40)))).toEqual([]);
  });

  it('knows a trail by its signs, written or drawn, but neither a date nor an alternative', () => {
    expect(kindsOf(page(textNode('Shop / Basket / Checkout', 0, 20), rule(60)))).toEqual(['breadcrumb']);
    const drawn = row(
      textNode('Home', 0, 20),
      icon('chevron-right', 40, 20),
      textNode('Kitchen', 60, 20),
      icon('chevron-right', 130, 20),
      textNode('Kettles', 150, 20),
    );
    expect(kindsOf(page(drawn, rule(60)))).toEqual(['breadcrumb']);
    expect(kindsOf(page(textNode('12/04/2027', 0, 20), textNode('Two plots / a shed', 0, 60)))).toEqual([]);
  });

  it('counts the stars in the colour of the first', () => {
    const stars = row(...[0, 1, 2, 3, 4].map((i) => icon('star', 20 * i, 40, i < 4 ? 0xe9a100 : 0xd5dae0)));
    const root = page(stars, rule(80));
    expect(kindsOf(root)).toEqual(['rating']);
    expect(stars.component!.name).toBe('4 out of 5 stars');
  });

  it('knows tabs by the line below all and the box of one', () => {
    const open = box(
      { x: 0, y: 0, width: 60, height: 40 },
      { border: { color: 0xcccccc, width: 1, sides: ['top', 'left', 'right'] } },
      textNode('All', 16, 10),
    );
    const words = () => row(open, textNode('Open', 80, 10), textNode('Sent', 140, 10));
    expect(kindsOf(page(words(), rule(40)))).toEqual(['tabs', 'tab', 'tab', 'tab']);
    const plain = row(textNode('Open', 0, 10), textNode('Sent', 80, 10));
    expect(kindsOf(page(plain, rule(40)))).toEqual([]);
  });

  it('takes the words above a line of their own for the tab, not the box around both', () => {
    const mark: LayoutNode = {
      ...rule(38),
      color: 0x066fd1,
      box: { x: 16, y: 38, width: 24, height: 2 },
    } as LayoutNode;
    const open = stack(textNode('All', 16, 10), { ...mark, ink: mark.box } as LayoutNode);
    const root = page(row(open, textNode('Open', 80, 10), textNode('Sent', 140, 10)), rule(40));
    expect(kindsOf(root)).toEqual(['tabs', 'tab', 'tab', 'tab']);
    const [words] = open.children;
    expect([open.component, open.role]).toEqual([undefined, undefined]);
    expect([words.component, words.role]).toEqual([{ kind: 'tab', isCurrent: true }, 'button']);
  });

  it('knows a choice of two in a pill by the room that both have, unlike what announces something', () => {
    const pill = (second: string, width: number): LayoutNode => {
      const shown = box({ x: 4, y: 4, width: 96, height: 36 }, { fill: 0xffffff }, textNode('Monthly', 24, 12));
      return box({ x: 0, y: 0, width, height: 44 }, { fill: 0xf1f5f9, radius: 22 }, shown, textNode(second, 120, 12));
    };
    // A character of the test's type is 8 px wide.
    expect(kindsOf(page(pill('Yearly', 120 + 48 + 24)))).toEqual(['tabs', 'tab', 'tab']);
    expect(kindsOf(page(pill('Yearly', 120 + 48 + 8)))).toEqual([]);
  });

  it('knows questions by like signs at one far end, and what one of them has opened', () => {
    const question = (words: string, y: number, sign: string) => row(textNode(words, 0, y), icon(sign, 580, y));
    const answer = textNode('Three days, most of the time.', 0, 60);
    const faq = (sign: string) =>
      page(
        question('How long?', 20, sign),
        answer,
        rule(90),
        question('How much?', 110, sign),
        rule(150),
        question('Where?', 170, sign),
      );
    expect(kindsOf(faq('chevron-down'))).toEqual(['panel', 'panel', 'panel']);
    expect(kindsOf(faq('chevron-right'))).toEqual([]);
    const entry = (words: string, y: number) => row(icon('inbox', 0, y), textNode(words, 30, y), icon('', 580, y));
    expect(kindsOf(page(entry('Inbox', 20), entry('Sent', 50), entry('Drafts', 80)))).toEqual([]);
  });

  it('opens a question on a strip of its own colour, with the line below that', () => {
    const strip = box(
      { x: 0, y: 0, width: 600, height: 50 },
      { fill: 0xe7f1ff },
      textNode('How long?', 0, 15),
      icon('chevron-up', 580, 17),
    );
    const question = (words: string, y: number) => row(textNode(words, 0, y), icon('chevron-down', 580, y));
    const answer = textNode('Three days, most of the time.', 0, 70);
    const faq = page(
      strip,
      rule(50),
      answer,
      rule(110),
      question('How much?', 125),
      rule(160),
      question('Where?', 175),
    );
    expect(kindsOf(faq)).toEqual(['panel', 'panel', 'panel']);
    expect(faq.children[0].component).toEqual({ kind: 'panel', isCurrent: true });
    expect(faq.children[0].children).toContain(answer);
  });

  it('opens a question whose answer stands between its signs, or below its head', () => {
    const place = (y: number, height: number): Box => ({ x: 0, y, width: 600, height });
    const framed = { border: { color: 0xcccccc, width: 1, sides: ['top', 'right', 'bottom', 'left'] } } as Paint;
    const parts = (words: string, y: number, sign: string) => [
      icon('clock', 10, y),
      textNode(words, 40, y),
      icon(sign, 570, y),
    ];
    const closed = (words: string, y: number) => box(place(y, 50), framed, ...parts(words, y + 15, 'chevron-down'));
    const answer = (y: number) => textNode('Three days, most of the time.', 40, y, { color: 0x666666 });
    const [lead, question, sign] = parts('How long?', 15, 'chevron-up');
    const between = box(place(0, 90), framed, lead, stack(question, answer(50)), sign);
    const head = row(...parts('How much?', 115, 'chevron-up'));
    const below: LayoutNode = { ...box(place(100, 90), framed, head, answer(150)), kind: 'stack' } as LayoutNode;
    const faq = page(between, below, closed('Where?', 200), closed('When?', 260));
    expect(kindsOf(faq)).toEqual(['panel', 'panel', 'panel', 'panel']);
    expect(faq.children.map(({ component }) => component?.isCurrent ?? false)).toEqual([true, true, false, false]);
    for (const open of faq.children.slice(0, 2)) {
      expect(open.kind).toBe('stack');
      expect(open.children.map(({ kind }) => kind)).toEqual(['row', 'text']);
    }
  });

  it('tells badges from buttons by their room, and initials from words', () => {
    const on = (words: string, place: Box, size: number, radius: number) => {
      const node = box(place, { fill: 0x2a8a4a, radius }, textNode(words, place.x + 8, place.y + 3, { size }));
      return { ...node, role: 'button' };
    };
    expect(kindsOf(page(on('Paid', { x: 0, y: 0, width: 50, height: 20 }, 12, 3), rule(60)))).toEqual(['badge']);
    expect(kindsOf(page(on('Pay now', { x: 0, y: 0, width: 90, height: 40 }, 15, 4), rule(60)))).toEqual([]);
    expect(kindsOf(page(on('See all', { x: 0, y: 0, width: 60, height: 20 }, 12, 3), rule(60)))).toEqual([]);
    expect(kindsOf(page(on('MR', { x: 0, y: 0, width: 40, height: 40 }, 15, 20), rule(60)))).toEqual(['avatar']);
  });

  it('takes a line in a box above a larger heading for what announces it', () => {
    const pill = (words: string): LayoutNode => {
      const label = textNode(words, 16, 8, { size: 13 });
      return { ...box({ x: 0, y: 0, width: 280, height: 32 }, { fill: 0xede9fe, radius: 16 }, label), role: 'button' };
    };
    const heading = (size: number): LayoutNode => ({ ...textNode('A page', 0, 60, { size }), role: 'h1' });
    expect(kindsOf(page(pill('New: notebooks shared by a team'), heading(48)))).toEqual(['badge']);
    expect(kindsOf(page(pill('New: notebooks shared by a team'), heading(16)))).toEqual([]);
    expect(kindsOf(page(pill('Read what changed in this month'), heading(48)))).toEqual([]);
  });

  it('knows a notice by the hue that its ground, its sign and its words share', () => {
    const notice = (fill: number, color: number) =>
      box(
        { x: 0, y: 0, width: 600, height: 52 },
        { fill },
        icon('info', 16, 18, color),
        textNode('The archive moves on Friday', 44, 16, { color }),
      );
    expect(kindsOf(page(notice(0xe8f2fc, 0x174a84), rule(60)))).toEqual(['alert']);
    expect(kindsOf(page(notice(0xf4f4f4, 0x222222), rule(60)))).toEqual([]);
  });

  it('knows a month by its days in seven columns', () => {
    const weeks = [0, 1, 2, 3].map((week) =>
      row(...[1, 2, 3, 4, 5, 6, 7].map((day) => textNode(String(7 * week + day), 40 * day, 40 + 40 * week))),
    );
    const month = stack(textNode('February', 100, 0), ...weeks);
    expect(kindsOf(page(month, rule(300)))).toEqual(['calendar']);
    expect(month.children[1].children).toHaveLength(4);
  });

  it('knows a choice of buttons alone in the middle of the page', () => {
    const button = (x: number): LayoutNode => ({
      ...box({ x, y: 440, width: 80, height: 40 }, { fill: 0x1c62b9 }, textNode('Yes', x + 20, 450)),
      role: 'button',
    });
    const place = { x: 440, y: 300, width: 400, height: 200 };
    const ask = (): LayoutNode =>
      box(place, { fill: 0xffffff }, stack(textNode('Delete it?', 460, 320), row(button(640), button(740))));
    expect(kindsOf(page(ask()))).toEqual(['dialog']);
    expect(kindsOf(page(ask(), rule(700)))).toEqual([]);
  });
});

it('makes places with signs between them of one line, each but the last a link', () => {
  const line = textNode('Shop / Basket / Checkout', 0, 20);
  kindsOf(page(line, rule(60)));
  const outline = (node: LayoutNode): string =>
    node.children.length > 0 ? `${node.kind}(${node.children.map(outline)})` : (node.role ?? node.kind);
  expect(outline(line)).toBe('row(row(a,text),row(a,text),text)');
});
