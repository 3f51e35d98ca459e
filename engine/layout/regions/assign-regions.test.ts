import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { right } from '../../raster/box.ts';
import { textNode } from '../../testing/text-node.ts';
import { group } from '../arrange.ts';
import { assignRegions } from './assign-regions.ts';

const PAGE = { x: 0, y: 0, width: 1280, height: 900 };
const root = (kind: 'row' | 'stack', ...children: LayoutNode[]): LayoutNode => ({
  kind,
  box: PAGE,
  ink: PAGE,
  children,
});

function sign(x: number, y: number, side = 18): LayoutNode {
  const box: Box = { x, y, width: side, height: side };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
}

/** Roles as nested text: `nav(ul(a a))`. */
function outline(node: LayoutNode): string {
  const inner = node.children.map(outline).filter(Boolean).join(' ');
  const name = node.role ?? (node.kind === 'stack' || node.kind === 'row' ? '' : node.kind);
  return inner && name ? `${name}(${inner})` : inner || name;
}

const content = (): LayoutNode => ({
  ...group('stack', [textNode('Orders', 300, 20, { size: 28 }), textNode('This week there were many.', 300, 800)]),
  box: { x: 300, y: 20, width: 940, height: 800 },
});

describe('a sidebar', () => {
  const entry = (words: string, y: number): LayoutNode => group('row', [sign(24, y), textNode(words, 60, y)]);

  it('is an aside with its entries as lists of links, and what stands over them as headings', () => {
    const column: LayoutNode = {
      ...group('stack', [
        textNode('Ledger', 24, 20, { size: 20, weight: 700 }),
        entry('Overview', 90),
        textNode('SHOP', 24, 150, { size: 12 }),
        entry('Orders', 190),
        entry('Customers', 240),
        entry('Settings', 290),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    const page = root('row', column, content());
    assignRegions(page);
    expect(outline(column)).toBe('aside(a nav(ul(a(image text)) h2 ul(a(image text) a(image text) a(image text))))');
  });

  it('is named by the words beside the letter on its sign, and its first heading is as far from its entries as they are', () => {
    const tile = { x: 24, y: 16, width: 28, height: 28 };
    const mark: LayoutNode = {
      kind: 'stack',
      box: tile,
      ink: tile,
      paint: { fill: 0x1abb9c },
      children: [textNode('L', 32, 20, { size: 15, weight: 700 })],
    };
    const column: LayoutNode = {
      ...group('stack', [
        group('row', [mark, textNode('Ledger', 60, 20, { size: 15, weight: 700 })]),
        textNode('SHOP', 24, 90, { size: 9 }),
        ...[130, 180, 230].map((y, i) => entry(['Orders', 'Customers', 'Settings'][i], y)),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(text a nav(h2 ul(a(image text) a(image text) a(image text))))');
  });

  it('has one list of entries around one middle, though some of them begin at one place', () => {
    const words = ['ABOUT', 'EXPERIENCE', 'EDUCATIONS', 'SKILLS', 'ACTIVITIES'];
    const column: LayoutNode = {
      ...group(
        'stack',
        words.map((word, i) => textNode(word, 120 - 4 * word.length, 300 + 40 * i)),
      ),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(ul(a a a a a)))');
  });

  it('may have its menu in a box that is most of it', () => {
    const menu = {
      ...group('stack', [entry('Overview', 90), entry('Orders', 140), entry('Customers', 190)]),
      box: { x: 0, y: 0, width: 240, height: 760 },
      paint: { fill: 0x222222 },
    } as LayoutNode;
    const foot = textNode('Signed in as Ann', 24, 820);
    const column: LayoutNode = { ...group('stack', [menu, foot]), box: { x: 0, y: 0, width: 240, height: 900 } };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(ul(a(image text) a(image text) a(image text))) text)');
  });

  it('knows its headings by their weight and distance where they are as large as its entries', () => {
    const line = (words: string, y: number, weight = 400) => textNode(words, 24, y, { size: 14, weight });
    const column: LayoutNode = {
      ...group('stack', [
        line('Guides', 90, 600),
        line('Routing', 122),
        line('Loading', 154),
        line('Reference', 206, 600),
        line('Commands', 238),
        line('Settings', 270),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(h2 ul(a a) h2 ul(a a)))');
  });

  it('takes a line below its entries for a heading when it is set as its headings are', () => {
    const label = (words: string, y: number, weight = 700) => textNode(words, 24, y, { size: 12, weight });
    const columnWith = (last: LayoutNode): LayoutNode => ({
      ...group('stack', [
        label('SHOP', 90),
        entry('Orders', 130),
        entry('Customers', 180),
        label('TEAM', 240),
        entry('Members', 280),
        entry('Roles', 330),
        last,
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    });
    const cut = columnWith(label('HELP', 390));
    const plain = columnWith(label('Version 2', 390, 400));
    for (const column of [cut, plain]) assignRegions(root('row', column, content()));
    const nav = 'nav(h2 ul(a(image text) a(image text)) h2 ul(a(image text) a(image text)))';
    expect(outline(cut)).toBe(`aside(${nav} h2)`);
    expect(outline(plain)).toBe(`aside(${nav} text)`);
  });

  it('takes lines with a badge behind their words for entries like the others', () => {
    const badge = (words: string, y: number): LayoutNode => {
      const text = textNode(words, 186, y + 4, { size: 11 });
      const box = { x: 180, y: y + 1, width: 36, height: 19 };
      return { kind: 'stack', box, ink: box, children: [text], paint: { fill: 0xf0bc74 }, role: 'span' };
    };
    const column: LayoutNode = {
      ...group('stack', [
        entry('Overview', 90),
        group('row', [...entry('Boards', 140).children, badge('New', 140), sign(222, 142, 12)]),
        entry('Customers', 190),
        group('row', [...entry('Calendar', 240).children, badge('Pro', 240)]),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe(
      'aside(nav(ul(a(image text) a(image text span(text) image) a(image text) a(image text span(text)))))',
    );
  });

  it('has entries that are smaller and without signs in a list below the one that they belong to', () => {
    const columnWith = (size: number, x: number): LayoutNode => ({
      ...group('stack', [
        entry('Overview', 90),
        entry('Orders', 140),
        textNode('Open', x, 180, { size }),
        textNode('Sent', x, 215, { size }),
        entry('Customers', 260),
        // It is as large as the others: its sign was not seen.
        textNode('Settings', 60, 310),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    });
    for (const [size, x] of [
      [14.5, 60],
      [12, 60],
      [12, 76],
    ]) {
      const column = columnWith(size, x);
      assignRegions(root('row', column, content()));
      expect(outline(column)).toBe('aside(nav(ul(a(image text) a(image text)) ul(a a) ul(a(image text) a)))');
    }
  });

  it('has an entry with the stroke at its side that marks the current one, and its submenu in a box', () => {
    const at = { x: 237, y: 80, width: 3, height: 44 };
    const stroke: LayoutNode = { kind: 'rule', box: at, ink: at, children: [], color: 0x4c84ff };
    const current = group('row', [...entry('Shop', 92).children, stroke]);
    const box = { x: 0, y: 130, width: 240, height: 90 };
    const inner = group('stack', [textNode('Orders', 60, 140), textNode('Returns', 60, 180)]);
    const menu = { ...inner, box, ink: box, paint: { fill: 0x1d2531 }, role: 'nav', component: { kind: 'menu' } };
    const column: LayoutNode = {
      ...group('stack', [entry('Overview', 40), current, menu as LayoutNode, entry('Settings', 240)]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(ul(a(image text) a(image text rule)) ul(a a) ul(a(image text))))');
    expect((menu as LayoutNode).component).toBeUndefined();
  });

  it('has headings with a stroke beside them, and no account in its menu', () => {
    const portrait: LayoutNode = { ...sign(20, 40, 34), image: { kind: 'photo' } } as LayoutNode;
    const stroke: LayoutNode = {
      kind: 'rule',
      box: { x: 0, y: 198, width: 16, height: 1 },
      ink: { x: 0, y: 198, width: 16, height: 1 },
      children: [],
      color: 0xdddddd,
    };
    const column: LayoutNode = {
      ...group('stack', [
        group('row', [portrait, textNode('Ann Miller', 60, 46)]),
        entry('Overview', 90),
        entry('Orders', 140),
        group('row', [stroke, textNode('PAGES', 24, 190, { size: 12 })]),
        entry('Customers', 240),
        entry('Settings', 290),
      ]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe(
      'aside(image text nav(ul(a(image text) a(image text)) rule h2 ul(a(image text) a(image text))))',
    );
  });

  it('may lie before a band across the page, which it has beside it alone', () => {
    const card: LayoutNode = {
      ...group('stack', [entry('Overview', 90), entry('Orders', 140), entry('Customers', 190)]),
      box: { x: 24, y: 16, width: 240, height: 688 },
      paint: { fill: 0xffffff },
    } as LayoutNode;
    const band: LayoutNode = {
      ...content(),
      box: { x: 0, y: 0, width: 1280, height: 300 },
      paint: { fill: 0x5e72e4 },
    } as LayoutNode;
    const notice = textNode('© 2026 Lantern', 300, 860);
    const page = root('stack', { ...group('overlay', [band, card]), box: { ...PAGE, height: 704 } }, notice);
    assignRegions(page);
    expect(outline(page)).toBe(
      'overlay(text text aside(nav(ul(a(image text) a(image text) a(image text))))) footer(text)',
    );
  });

  it('puts signs that were cut as a column back before their words', () => {
    const signs = group(
      'stack',
      [90, 140, 190].map((y) => sign(24, y)),
    );
    const words = group('stack', [
      textNode('Overview', 60, 90),
      textNode('Orders', 60, 140),
      textNode('Teams', 60, 190),
    ]);
    const column: LayoutNode = {
      ...group('stack', [group('row', [signs, words]), textNode('Signed in as Ann.', 24, 700)]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(ul(a(image text) a(image text) a(image text))) text)');
  });

  it('has nothing to tick: the one square before an entry is its sign', () => {
    const square = {
      ...sign(26, 142, 12),
      image: undefined,
      role: 'input',
      check: { kind: 'checkbox' },
    } as unknown as LayoutNode;
    const entries = [entry('Overview', 90), group('row', [square, textNode('Pages', 60, 140)]), entry('Forms', 190)];
    const column = {
      ...group('stack', [...entries, entry('Charts', 240)]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, content()));
    expect(outline(column)).toBe('aside(nav(ul(a(image text) a(image text) a(image text) a(image text))))');
    expect(square).toMatchObject({ image: { kind: 'icon' } });
  });

  it('is no column of sentences', () => {
    const column = group('stack', [
      textNode('We met in the spring.', 24, 90),
      textNode('Then the rain came.', 24, 300),
      textNode('Nobody stayed.', 24, 600),
    ]);
    assignRegions(root('row', column, content()));
    expect(column.role).toBeUndefined();
  });
});

describe('a bar at the top', () => {
  const bar = (...children: LayoutNode[]): LayoutNode => ({
    ...group('row', children),
    box: { x: 24, y: 16, width: 1232, height: 30 },
  });

  it('is a header with a navigation: the link home, and a list of links', () => {
    const menu = ['Shop', 'About us', 'Contact'].map((words, i) => textNode(words, 800 + 140 * i, 20));
    const strip = bar(textNode('Lantern', 24, 18, { size: 22, weight: 700 }), ...menu);
    assignRegions(root('stack', strip, content()));
    expect(outline(strip)).toBe('header(nav(a ul(a a a)))');
  });

  it('has the arrows of entries that open in them, with the room that their set has around one', () => {
    const words = ['Shop', 'About us', 'Contact'];
    const menu = words.map((word, i) => textNode(word, 800 + 140 * i, 20));
    const arrows = [0, 1].map((i): LayoutNode => {
      const ink = { x: right(menu[i].ink) + 6, y: 28, width: 8, height: 4 };
      const drawing = { viewBox: [0, 0, 18, 16], body: [], color: 0 };
      const box = { x: right(menu[i].box) - 4, y: 22, width: 18, height: 16 };
      return { ...sign(ink.x, ink.y), ink, box, image: { kind: 'icon', drawing } } as LayoutNode;
    });
    const strip = bar(textNode('Lantern', 24, 18, { size: 22, weight: 700 }), ...menu, ...arrows);
    assignRegions(root('stack', strip, content()));
    expect(outline(strip)).toBe('header(nav(a ul(a(text image) a(text image) a)))');
    const [, arrow] = strip.children[0].children[1].children[0].children;
    expect([arrow.box.x, arrow.box.width]).toEqual([arrow.ink.x, 8]);
    expect(arrow.image!.drawing!.viewBox).toEqual([arrow.ink.x - arrows[0].box.x, 0, 8, 16]);
  });

  it('keeps what somebody does below their name', () => {
    const menu = ['Shop', 'About us', 'Contact'].map((words, i) => textNode(words, 500 + 140 * i, 20));
    const account = group('stack', [textNode('Nora New', 1100, 12), textNode('Designer', 1100, 32, { size: 12 })]);
    const strip = bar(textNode('Lantern', 24, 18, { size: 22, weight: 700 }), ...menu, account);
    assignRegions(root('stack', strip, content()));
    expect(strip.children[0].children.at(-1)).toBe(account);
  });

  it('may have all its free room behind the menu, on a strip of its own', () => {
    const row = (paint?: object): LayoutNode =>
      ({
        ...group('row', [
          textNode('Lantern', 24, 20, { size: 20, weight: 700 }),
          group('row', [textNode('Stock', 130, 22), textNode('Orders', 200, 22), textNode('Returns', 270, 22)]),
        ]),
        box: { x: 0, y: 0, width: 1280, height: 60 },
        ...(paint ? { paint } : {}),
      }) as LayoutNode;
    const [strip, plain] = [row({ fill: 0x2b2320 }), row()];
    for (const bar of [strip, plain]) assignRegions(root('stack', bar, content()));
    expect([strip.role, plain.role]).toEqual(['header', undefined]);
    expect(outline(strip)).toBe('header(nav(a ul(a a a)))');
  });

  it('may have its menu in a second row', () => {
    const first = bar(
      textNode('Lantern', 24, 18, { size: 22, weight: 700 }),
      textNode('Sign in', 1000, 20),
      sign(1100, 20),
      sign(1140, 20),
    );
    const menu = group(
      'row',
      ['Home', 'Orders', 'Customers', 'Settings'].map((words, i) => textNode(words, 24 + 140 * i, 70)),
    );
    const box: Box = { x: 0, y: 0, width: 1280, height: 100 };
    const strip = { ...group('stack', [first, menu]), box, paint: { fill: 0xffffff } } as LayoutNode;
    assignRegions(root('stack', strip, content()));
    expect(outline(strip)).toBe('header(a text image image nav(ul(a a a a)))');
  });

  it('is put together again where its free room stands above the gutter of two columns', () => {
    const menu = ['Shop', 'About us', 'Contact'].map((words, i) => textNode(words, 700 + 140 * i, 20));
    const left = group('stack', [
      textNode('Lantern', 24, 18, { size: 22, weight: 700 }),
      textNode('Light for long evenings', 24, 300, { size: 40 }),
    ]);
    const right = group('stack', [
      group('row', menu),
      { ...sign(700, 200, 400), image: { kind: 'photo' } } as LayoutNode,
    ]);
    const page = root('row', left, right);
    assignRegions(page);
    expect(outline(page)).toBe('header(nav(a ul(a a a))) text image');
  });

  it('is not a title with arrows beside it, above two columns', () => {
    const left = group('stack', [textNode('What people say', 24, 18, { size: 30 }), textNode('A long text.', 24, 300)]);
    const arrows = group('row', [sign(1000, 20, 24), sign(1060, 20, 24)]);
    const right = group('stack', [arrows, textNode('Another long text.', 1000, 300)]);
    const page = root('row', left, right);
    assignRegions(page);
    expect(outline(page)).not.toContain('header');
  });

  it('beside a sidebar begins with the name of the page, below the way to it', () => {
    const names = group('stack', [textNode('Home / Billing', 300, 12, { size: 14 }), textNode('Billing', 300, 36)]);
    const strip = { x: 280, y: 0, width: 1000, height: 64 };
    const tools = [sign(1100, 22), sign(1140, 22), textNode('Sign in', 1180, 22)];
    const top: LayoutNode = { kind: 'row', box: strip, ink: strip, children: [names, ...tools] };
    const right: LayoutNode = {
      ...group('stack', [top, ...content().children.slice(1)]),
      box: { x: 280, y: 0, width: 1000, height: 900 },
    };
    const entry = (words: string, y: number): LayoutNode => group('row', [sign(24, y), textNode(words, 60, y)]);
    const column: LayoutNode = {
      ...group('stack', [textNode('Ledger', 24, 20), entry('Billing', 90), entry('Orders', 140), entry('Taxes', 190)]),
      box: { x: 0, y: 0, width: 240, height: 900 },
    };
    assignRegions(root('row', column, right));
    expect(top.role).toBe('header');
    expect(top.children).toContain(names);
    expect(names.children.map(({ role }) => role)).toEqual([undefined, 'h1']);
  });

  it('above a sidebar begins with the brand', () => {
    const entry = (words: string, y: number): LayoutNode => group('row', [sign(24, y), textNode(words, 60, y)]);
    const column: LayoutNode = {
      ...group('stack', [entry('Billing', 90), entry('Orders', 140), entry('Taxes', 190), entry('Staff', 240)]),
      box: { x: 0, y: 64, width: 240, height: 836 },
    };
    const top: LayoutNode = {
      ...group('row', [textNode('Ledger', 24, 22), sign(1100, 22), sign(1140, 22), textNode('Sign in', 1180, 22)]),
      box: { x: 0, y: 0, width: 1280, height: 64 },
    };
    const below: LayoutNode = { ...group('row', [column, content()]), box: { ...PAGE, y: 64, height: 836 } };
    assignRegions(root('stack', top, below));
    expect(outline(top)).toMatch(/^header\(nav\(a/);
    expect(column.role).toBe('aside');
  });

  it('joins a sign with the entry right behind it', () => {
    const strip = bar(
      textNode('Lantern', 24, 18, { size: 22, weight: 700 }),
      textNode('Shop', 700, 20),
      textNode('About us', 800, 20),
      sign(900, 20, 14),
      textNode('Source', 922, 20),
    );
    assignRegions(root('stack', strip, content()));
    expect(outline(strip)).toBe('header(nav(a ul(a a a(image text))))');
  });

  it('has a list of its own for the entries on each side of its free room', () => {
    const bar = group('row', [
      textNode('Ledger', 24, 20, { weight: 700, size: 20 }),
      textNode('Guide', 130, 20),
      textNode('Prices', 200, 20),
      textNode('Contact', 900, 20),
      sign(1000, 20),
      sign(1040, 20),
    ]);
    const page = root('stack', bar, content());
    assignRegions(page);
    expect(outline(bar)).toBe('header(nav(a ul(a a) a image image))');
  });

  it('has one list of entries that are spread, whatever tools are beside them', () => {
    const entries = ['Guide', 'Prices', 'Contact'].map((words, i) => textNode(words, 300 + 180 * i, 20));
    const bar = group('row', [
      textNode('Ledger', 24, 20, { weight: 700, size: 20 }),
      ...entries,
      ...[1000, 1030, 1060, 1090].map((x) => sign(x, 20)),
    ]);
    assignRegions(root('stack', bar, content()));
    expect(outline(bar)).toBe('header(nav(a ul(a a a) image image image image))');
  });

  it('beside the head of a sidebar is the strip alone that is one by itself', () => {
    const box = { x: 250, y: 0, width: 1030, height: 56 };
    const words = ['Home', 'Contact', 'Help'].map((word, i) => textNode(word, 320 + 80 * i, 18));
    const strip = { ...group('row', [...words, sign(1240, 18)]), box, paint: { fill: 0xffffff } } as LayoutNode;
    const head = group('row', [sign(20, 18), textNode('Lantern', 60, 16), strip]);
    assignRegions(root('stack', head, content()));
    expect(outline(head)).toBe('image text header(nav(ul(a a a) image))');
  });

  it('is not the title of the page with a count beside it', () => {
    const strip = bar(textNode('Team members', 24, 18), textNode('100', 140, 18));
    assignRegions(root('stack', strip, content()));
    expect(strip.role).toBeUndefined();
  });
});

describe('a footer', () => {
  it('begins with the columns of links above the notice', () => {
    const column = (head: string, x: number): LayoutNode =>
      group('stack', [
        textNode(head, x, 640, { weight: 700 }),
        textNode(`${head} one`, x, 670),
        textNode(`${head} two`, x, 700),
      ]);
    const directory = group('row', [column('Product', 24), column('Company', 400)]);
    const page = root('stack', content(), directory, textNode('© 2026 Lantern', 24, 860));
    page.children[0].box = { ...page.children[0].box, height: 560 };
    assignRegions(page);
    expect(outline(page)).toBe('text text footer(h2 ul(a a) h2 ul(a a) text)');
  });

  it('is one whose links are measured in two weights, with heads that agree', () => {
    const column = (head: string, x: number, weight: number): LayoutNode =>
      group('stack', [
        textNode(head, x, 640, { weight }),
        textNode(`${head} one`, x, 670),
        textNode(`${head} two`, x, 700, { weight: 500 }),
      ]);
    const heads = [700, 600, 700];
    const columns = heads.map((weight, i) => column(`Part ${i}`, 24 + 400 * i, weight));
    const page = root('stack', content(), group('row', columns), textNode('© 2026 Lantern', 24, 860));
    page.children[0].box = { ...page.children[0].box, height: 560 };
    assignRegions(page);
    expect(outline(page)).toBe('text text footer(h2 ul(a a) h2 ul(a a) h2 ul(a a) text)');
    expect(columns.map(({ children: [head] }) => head.text?.font.weight)).toEqual([700, 700, 700]);
  });

  it('leads to other places by signs on discs, but not by the stars of a rating', () => {
    const disc = (name: string, x: number): LayoutNode => {
      const place = { x, y: 800, width: 36, height: 36 };
      const drawing = { viewBox: [0, 0, 24, 24], body: [], color: 0, known: { name, credit: '' } };
      const inside = { ...sign(x + 9, 809), image: { kind: 'icon', drawing } } as LayoutNode;
      return { kind: 'stack', box: place, ink: place, children: [inside], paint: { fill: 0x222222 } };
    };
    const pageWith = (...names: string[]): LayoutNode => {
      const discs = group(
        'row',
        names.map((name, i) => disc(name, 300 + 50 * i)),
      );
      const page = root('stack', content(), group('stack', [discs, textNode('© 2026 Lantern', 300, 860)]));
      assignRegions(page);
      return page.children[1];
    };
    expect(outline(pageWith('mail', 'rss', 'globe'))).toBe('footer(a(image) a(image) a(image) text)');
    expect(outline(pageWith('star', 'star', 'star'))).toBe('footer(image image image text)');
  });

  it('may be two small lines at both ends of the page below a band across it', () => {
    const last = (size: number): LayoutNode =>
      group('row', [
        textNode('Lantern, Bergen', 80, 860, { size }),
        textNode('Status, terms, a phone number that works', 880, 860, { size }),
      ]);
    const band: LayoutNode = {
      ...group('stack', [textNode('We went to lunch.', 400, 700)]),
      box: { x: 0, y: 640, width: 1280, height: 160 },
      paint: { fill: 0xfff4e3 },
    } as LayoutNode;
    const ends = [last(15), last(15), last(22)];
    assignRegions(root('stack', content(), band, ends[0]));
    assignRegions(root('stack', content(), ends[1]));
    assignRegions(root('stack', content(), band, ends[2]));
    expect(ends.map(({ role }) => role)).toEqual(['footer', undefined, undefined]);
  });

  it('may be two small lines below a line across the content, or below a sidebar, and its version leads nowhere', () => {
    const ends = (notice: string): LayoutNode =>
      group('row', [textNode(notice, 24, 860, { size: 14 }), textNode('Version 3.2.0', 1100, 860, { size: 14 })]);
    const box = { x: 0, y: 830, width: 1280, height: 1 };
    const line: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0xdddddd };
    const page = root('stack', content(), line, ends('Lantern, free to use'));
    page.children[0].box = { ...page.children[0].box, height: 560 };
    assignRegions(page);
    expect(outline(page)).toBe('text text footer(rule text text)');

    const column: LayoutNode = {
      ...group(
        'stack',
        ['Overview', 'Orders', 'Customers'].map((words, i) => textNode(words, 24, 90 + 50 * i)),
      ),
      box: { x: 0, y: 0, width: 240, height: 800 },
    };
    const below = root('stack', group('row', [column, content()]), ends('© 2026 Lantern'));
    assignRegions(below);
    expect(outline(below)).toBe('aside(nav(ul(a a a))) text text footer(text text)');
  });

  it('may stand below pages to choose from, of which some happen to begin where its links do', () => {
    const row = (y: number, ...items: [string, number][]): LayoutNode =>
      group(
        'row',
        items.map(([words, x]) => textNode(words, x, y, { size: 14 })),
      );
    const pages = row(760, ['prev', 940], ['1', 986], ['2', 1018], ['3', 1050], ['next', 1140]);
    const links = row(
      860,
      ['© 2026 Lantern', 86],
      ['v1.2', 387],
      ['Guides', 818],
      ['Terms', 940],
      ['Source', 1016],
      ['Blog', 1080],
      ['Sponsor', 1140],
    );
    const page = root('stack', { ...content(), box: { x: 86, y: 20, width: 1108, height: 700 } }, pages, links);
    assignRegions(page);
    expect(links.role).toBe('footer');
    expect(outline(links)).toContain('ul(a a a a a)');
  });

  it('is not the last line of a card at the side of the page', () => {
    const line = group('row', [textNode('Read more', 24, 860), textNode('Ann Miller', 300, 860)]);
    const page = root('stack', content(), line);
    page.children[0].box = { x: 24, y: 20, width: 400, height: 800 };
    assignRegions(page);
    expect(outline(page)).toBe('text text text text');
  });

  it('is not at the end of a card below others', () => {
    const column = (head: string, x: number): LayoutNode =>
      group(
        'stack',
        [head, 'one', 'two'].map((words, i) => textNode(`${head} ${words}`, x, 660 + 30 * i)),
      );
    const last = (paint?: LayoutNode['paint']): LayoutNode => {
      const inside = [textNode('People', 24, 620), group('row', [column('Name', 24), column('Place', 400)])];
      return { ...group('stack', inside), box: { x: 0, y: 600, width: 1280, height: 660 }, paint } as LayoutNode;
    };
    const outlineWith = (paint?: LayoutNode['paint']): string => {
      const page = root('stack', content(), last(paint));
      page.children[0].box = { ...page.children[0].box, height: 560 };
      assignRegions(page);
      return outline(page);
    };
    expect(outlineWith()).toContain('footer');
    const border = { color: 0xdddddd, width: 1, sides: ['top', 'right', 'bottom', 'left'] } as const;
    expect(outlineWith({ border: { ...border, sides: [...border.sides] } })).not.toContain('footer');
  });

  it('is not the last paragraph of the page', () => {
    const page = root('stack', content(), textNode('That was all there is to say.', 24, 860));
    assignRegions(page);
    expect(outline(page)).toBe('text text text');
  });
});

describe('menus', () => {
  const entry = (words: string, x: number, paint = {}): LayoutNode => {
    const box = { x: x - 12, y: 16, width: 90, height: 36 };
    return { kind: 'stack', box, ink: box, paint, children: [textNode(words, x, 26, { size: 14 })] };
  };
  const bar = (last: LayoutNode): LayoutNode => ({
    ...group('row', [
      textNode('Ledger', 40, 22, { size: 20, weight: 700 }),
      group('row', [entry('Orders', 500), entry('Clients', 590), last]),
      sign(1200, 20, 36),
    ]),
    box: { x: 0, y: 0, width: 1280, height: 72 },
  });
  const body = textNode('This week there were many.', 300, 800);

  it('know the entry on a box of its own by the distance of its words', () => {
    const words = (x: number) => textNode('Clients', x, 26, { size: 14 }).ink.width;
    const next = 590 + words(590) + (590 - 500 - textNode('Orders', 500, 26, { size: 14 }).ink.width);
    const page = root('stack', bar(entry('Settings', next, { fill: 0xeeeeee })), body);
    assignRegions(page);
    expect(outline(page)).toContain('ul(a(text) a(text) a(text))');
    const other = root('stack', bar(entry('Sign up', next + 40, { fill: 0xeeeeee })), body);
    assignRegions(other);
    expect(outline(other)).toContain('ul(a(text) a(text))');
  });

  it('stand below a line of news', () => {
    const strip = { x: 0, y: 0, width: 1280, height: 36 };
    const news: LayoutNode = {
      kind: 'stack',
      box: strip,
      ink: strip,
      paint: { fill: 0x111111 },
      children: [textNode('Free delivery this week', 500, 10)],
    };
    const menu = bar(entry('Help', 680));
    const lower = { ...menu, box: { ...menu.box, y: 36 } } as LayoutNode;
    const page = root('stack', news, lower, body);
    assignRegions(page);
    expect(lower.role).toBe('header');
  });

  it('may stand beside what they choose, in the middle of a page', () => {
    const line = (words: string, y: number, paint?: object): LayoutNode =>
      Object.assign(group('row', [sign(160, y), textNode(words, 190, y)]), paint ? { paint } : {});
    const column = group('stack', [
      line('Profile', 200, { fill: 0xffffff }),
      line('Password', 244),
      line('Billing', 288),
      textNode('TEAM', 160, 330, { size: 12 }),
      line('People', 362),
    ]);
    const panel = { x: 430, y: 200, width: 700, height: 400 };
    const card: LayoutNode = {
      kind: 'stack',
      box: panel,
      ink: panel,
      paint: { fill: 0xffffff },
      children: [textNode('Name', 460, 230)],
    };
    const page = root('stack', textNode('Settings', 150, 120, { size: 28 }), group('row', [column, card]));
    assignRegions(page);
    expect(outline(page)).toContain('nav(ul(a(image text) a(image text) a(image text)) h2 ul(a(image text)))');
  });
});
