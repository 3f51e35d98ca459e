import { describe, expect, it } from 'vitest';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { findRepetition } from './find-repetition.ts';

const WHITE = { fill: 0xffffff };
const BLUE = { fill: 0x1155dd };

/** Kind, role and slot of a node and all in it. */
const formOf = ({ kind, role, slot, children }: LayoutNode): string =>
  `${slot}:${kind}${role ? `.${role}` : ''}${children.length > 0 ? `(${children.map(formOf).join(' ')})` : ''}`;

const instancesOf = (node: LayoutNode): LayoutNode[] => [
  ...(node.instance ? [node] : []),
  ...node.children.flatMap(instancesOf),
];

const componentsOf = (node: LayoutNode): string[] => [
  ...new Set(instancesOf(node).map(({ instance }) => instance!.component)),
];

function found(root: ContainerNode): LayoutNode[] {
  findRepetition(root);
  return instancesOf(root);
}

const title = (x: number, y: number): LayoutNode => textNode('A title', x, y, { size: 20 });
const line = (x: number, y: number, words = 'Some words'): LayoutNode => textNode(words, x, y);
const heading = (): LayoutNode => ({ ...textNode('What we offer', 0, 0, { size: 36 }), role: 'h2' });
const paragraph = (y: number): LayoutNode =>
  textNode('One sentence of a text that is much longer than any entry of a list or of a menu would be', 0, y);

describe('findRepetition', () => {
  it('calls the places on the way to a page what they are, and no entries of a menu', () => {
    const places = [0, 100, 200].map((x): LayoutNode => ({ ...textNode('Place', x, 80), role: 'a' }));
    const trail: LayoutNode = { ...groupNode('row', places), role: 'nav', component: { kind: 'breadcrumb' } };
    const page = groupNode('stack', [heading(), trail, paragraph(200)]);
    expect(found(page).map(({ instance }) => instance!.component)).toEqual(Array(3).fill('breadcrumb-item'));
  });

  it('takes initials in a box for the portrait of whoever has none, and leaves the portraits of others alone', () => {
    const rowOf = (face: (y: number) => LayoutNode, y: number): LayoutNode =>
      groupNode('row', [face(y), groupNode('stack', [textNode('Ann Lee', 60, y, { weight: 700 }), line(60, y + 22)])]);
    const portrait = (y: number): LayoutNode => imageNode(0, y, 40);
    const initials = (y: number): LayoutNode => {
      const box = { x: 0, y, width: 40, height: 40 };
      return { kind: 'stack', box, ink: box, paint: BLUE, children: [textNode('SA', 12, y + 10)] };
    };
    const rows = [portrait, portrait, initials, portrait].map((face, i) => rowOf(face, 100 + 80 * i));
    const instances = found(groupNode('stack', [heading(), groupNode('stack', rows)]));
    expect(instances).toHaveLength(4);
    expect(instances.map(({ children: [face] }) => [face.kind, face.slot])).toEqual(
      ['image', 'image', 'stack', 'image'].map((kind) => [kind, instances[0].children[0].slot]),
    );
  });

  it('knows cards by their frames, though one of them holds more than the others', () => {
    const card = (y: number, height: number, ...parts: LayoutNode[]): LayoutNode => {
      const box = { x: 0, y, width: 800, height };
      return { kind: 'row', box, ink: box, paint: WHITE, children: parts };
    };
    const usual = (y: number): LayoutNode =>
      card(y, 90, imageNode(20, y + 20, 40), groupNode('stack', [title(80, y + 20), line(80, y + 50)]));
    const fuller = card(
      200,
      130,
      imageNode(20, 220, 40),
      groupNode('stack', [title(80, 220), line(80, 250), line(80, 272), line(80, 294)]),
      groupNode('stack', [line(600, 220, '$ 140'), line(600, 250, 'a day'), imageNode(600, 290, 20)]),
    );
    const cards = [usual(100), fuller, usual(340), usual(440)];
    const instances = found(groupNode('stack', [heading(), groupNode('stack', cards)]));
    expect(instances.filter(({ slot }) => slot === instances[0].slot)).toHaveLength(4);
  });

  it('keeps cards with a line along the upper edge of what it divides off', () => {
    const cardOf = (x: number): LayoutNode => {
      const box = { x, y: 160, width: 240, height: 1 };
      const ink = { ...box, x: x + 3, width: 234 };
      const rule: LayoutNode = { kind: 'rule', box, ink, color: 0xeeeeee, children: [] };
      const acts = ['Mail', 'Call'].map((words, i) => {
        const around = { x: x + 120 * i, y: 160, width: 120, height: 50 };
        const children = [imageNode(x + 16 + 120 * i, 176, 16), textNode(words, x + 40 + 120 * i, 176)];
        return { kind: 'row', role: 'a', box: around, ink: groupNode('row', children).ink, children } as LayoutNode;
      });
      const foot = { ...groupNode('row', acts), ink: { x, y: 160, width: 240, height: 50 } };
      return groupNode('stack', [imageNode(x + 80, 60, 80), title(x + 80, 150 - 20), rule, foot], { paint: WHITE });
    };
    const cards = [0, 300, 600].map(cardOf);
    findRepetition(groupNode('stack', [heading(), groupNode('row', cards)]));
    expect(cards.map(({ instance }) => instance?.component)).toEqual(Array(3).fill('team-member'));
  });

  it('leaves a title its weight where its colour is another one, too', () => {
    const colors = [0x1155dd, 0x1155dd, 0x858796, 0x1155dd];
    const cardOf = (weight: number, color: number, i: number): LayoutNode =>
      groupNode(
        'stack',
        [textNode('A title', 40 + 300 * i, 60, { size: 20, weight, color }), line(40 + 300 * i, 100)],
        {
          paint: WHITE,
        },
      );
    const cards = colors.map((color, i) => cardOf(i === 2 ? 400 : 700, color, i));
    found(groupNode('stack', [heading(), groupNode('row', cards)]));
    expect(cards.map(({ children }) => children[0].text!.font.weight)).toEqual([700, 700, 400, 700]);
  });

  it('takes one weight for wrongly measured where the colour is the same', () => {
    const cards = [700, 700, 400, 700].map((weight, i) =>
      groupNode('stack', [textNode('A title', 40 + 300 * i, 60, { size: 20, weight }), line(40 + 300 * i, 100)], {
        paint: WHITE,
      }),
    );
    found(groupNode('stack', [heading(), groupNode('row', cards)]));
    expect(cards.map(({ children }) => children[0].text!.font.weight)).toEqual([700, 700, 700, 700]);
  });

  it('leaves the head of a card out of what stands below its line', () => {
    const shades = [0xf8f9fc, 0xeaecf4, 0xdddfeb];
    const rows = shades.map((fill, i) => groupNode('stack', [line(40, 80 + 60 * i)], { paint: { fill } }));
    const head = groupNode('stack', [textNode('Grey surfaces', 40, 20, { weight: 700 })], {
      paint: { fill: 0xf8f9fc },
    });
    const box = { x: 24, y: 56, width: 200, height: 1 };
    const below: LayoutNode = { kind: 'rule', box, ink: box, color: 0xe3e6f0, children: [] };
    found(groupNode('stack', [head, below, ...rows], { paint: WHITE }));
    expect(head.children[0].text!.font.weight).toBe(700);
    expect(rows.map(({ paint }) => paint!.fill)).toEqual(shades);
  });

  it('groups what returns twice in each of several rows, however near the next one stands', () => {
    const rows = [0, 200].map((y): ContainerNode => {
      const parts = [0, 260].flatMap((x) => [
        imageNode(x, 100 + y, 120),
        groupNode('stack', [title(x + 140, 100 + y), line(x + 140, 140 + y, 'Twelve words')]),
      ]);
      return { ...groupNode('row', parts), role: 'article' };
    });
    const page = groupNode('stack', [heading(), ...rows]);
    expect(found(page)).toHaveLength(4);
    expect(rows.map(({ role }) => role)).toEqual([undefined, undefined]);
    expect(instancesOf(page).map(({ role, children }) => [role, children.length])).toEqual(
      Array(4).fill(['article', 2]),
    );
  });

  it('leaves a row alone that no other one goes on with', () => {
    const row = groupNode('row', [imageNode(0, 100, 120), line(140, 100), imageNode(400, 100, 120), line(540, 100)]);
    found(groupNode('stack', [heading(), row, paragraph(300)]));
    expect(row.children).toHaveLength(4);
  });

  it('gives cards one structure, also where one has a part more or is nested otherwise', () => {
    const card = (content: LayoutNode[]) => groupNode('stack', content, { paint: WHITE });
    const flat = (x: number) => [imageNode(x, 100, 24), title(x, 140), line(x, 180)];
    const nested = (x: number) => [imageNode(x, 100, 24), groupNode('stack', [title(x, 140), line(x, 180)])];
    const cards = [card(flat(20)), card(nested(320)), card([...flat(620), line(620, 220, 'A third line')])];
    const instances = found(groupNode('stack', [heading(), groupNode('row', cards)]));
    expect(instances).toEqual(cards);
    expect(formOf(instances[1])).toBe(formOf(instances[0]));
    expect(formOf(instances[2])).toContain(formOf(instances[0]).slice(0, -1));
  });

  it('says which instance is set apart', () => {
    const card = (x: number, paint: typeof WHITE, color: number) =>
      groupNode('stack', [textNode('Basic', x, 100, { color }), textNode('$ 20', x, 140, { size: 36, color })], {
        paint,
      });
    const cards = [card(20, WHITE, 0), card(320, BLUE, 0xffffff), card(620, WHITE, 0)];
    const instances = found(groupNode('stack', [heading(), groupNode('row', cards)]));
    expect(instances.map(({ instance }) => instance!.modifier)).toEqual([undefined, 'featured', undefined]);
    expect(new Set(instances.map(formOf)).size).toBe(1);
  });

  it('leaves the page as large as it is when it holds nothing but a list', () => {
    const card = (x: number) => groupNode('stack', [title(x, 100), line(x, 140)], { paint: WHITE, pad: 8 });
    const page = {
      ...groupNode('row', [card(40), card(340), card(640)]),
      box: { x: 0, y: 0, width: 1280, height: 720 },
    };
    findRepetition(page);
    expect(page.box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  });

  it('keeps sizes apart: a large button is measured by itself', () => {
    const button = (y: number, size: number, pad: number) =>
      groupNode('stack', [textNode('Send', 40, y, { size })], { paint: BLUE, pad, role: 'button' });
    const buttons = [button(40, 14, 8), button(100, 14, 8), button(160, 14, 8), button(240, 16, 12)];
    const instances = found(groupNode('stack', [groupNode('stack', buttons)]));
    expect(instances.map(({ instance }) => instance!.modifier)).toEqual([undefined, undefined, undefined, 'large']);
    expect(new Set(instances.map(({ slot }) => slot)).size).toBe(2);
  });

  it('gives the entries of a menu the box that the chosen one has', () => {
    const entries = ['Home', 'Prices', 'Blog', 'Help'].map((words, i) => line(20, 100 + 40 * i, words));
    const chosen = groupNode('stack', [entries[1]], { paint: BLUE, pad: 8 });
    const menu = groupNode('stack', [entries[0], chosen, entries[2], entries[3]]);
    const instances = found(groupNode('row', [menu, groupNode('stack', [heading(), paragraph(100)])]));
    expect(instances.map(({ instance }) => instance)).toEqual([
      { component: 'nav-link' },
      { component: 'nav-link', modifier: 'active' },
      { component: 'nav-link' },
      { component: 'nav-link' },
    ]);
    expect(new Set(instances.map(formOf)).size).toBe(1);
  });

  it('lets most instances decide on roles and styles', () => {
    const roles = ['h1', 'a', 'a', 'a'];
    const stats = roles.map((role, i) =>
      groupNode('stack', [
        { ...textNode('12k', 200 * i, 100, { size: 30 + (i % 2) }), role } as LayoutNode,
        line(200 * i, 150),
      ]),
    );
    const instances = found(groupNode('stack', [heading(), groupNode('row', stats)]));
    expect(instances.map(({ children }) => children[0].role)).toEqual(['a', 'a', 'a', 'a']);
    expect(new Set(instances.map(({ children }) => children[0].text!.size)).size).toBe(1);
    expect(componentsOf(groupNode('row', instances))).toEqual(['stat']);
  });

  it('gives the page another title where that was a part of an instance', () => {
    const roles = ['h1', undefined, undefined];
    const prices = roles.map((role, i) =>
      groupNode('stack', [{ ...textNode('$ 20', 200 * i, 100, { size: 48 }), role } as LayoutNode, line(200 * i, 170)]),
    );
    const title = heading();
    found(groupNode('stack', [title, groupNode('row', prices)]));
    expect([title.role, prices[0].children[0].role]).toEqual(['h1', undefined]);
  });

  it('makes columns of rows of icons, titles and texts', () => {
    const across = (make: (x: number) => LayoutNode) => groupNode('row', [20, 320, 620].map(make));
    const rows = [across((x) => imageNode(x, 100, 24)), across((x) => title(x, 140)), across((x) => line(x, 180))];
    const instances = found(groupNode('stack', [heading(), ...rows]));
    expect(instances.map(({ kind, children }) => [kind, children.map((child) => child.kind)])).toEqual(
      Array(3).fill(['stack', ['image', 'text', 'text']]),
    );
  });

  it('makes rows of columns of icons and labels', () => {
    const column = (make: (y: number) => LayoutNode) => groupNode('stack', [100, 140, 180].map(make));
    const menu = groupNode('row', [column((y) => imageNode(20, y, 20)), column((y) => line(60, y))]);
    const instances = found(groupNode('stack', [heading(), menu]));
    expect(instances.map(({ kind, children }) => [kind, children.length])).toEqual(Array(3).fill(['row', 2]));
  });

  it('takes things that return in one order together', () => {
    const parts = [0, 1, 2].flatMap((i) => [title(20, 100 + 90 * i), paragraph(130 + 90 * i)]);
    const instances = found(groupNode('stack', [heading(), ...parts]));
    expect(instances.map(({ children }) => children.length)).toEqual([2, 2, 2]);
  });

  it('counts the last row of a grid, however many it has', () => {
    const card = (x: number, y: number) => groupNode('stack', [imageNode(x, y, 24), title(x, y + 40), line(x, y + 70)]);
    const row = groupNode(
      'row',
      [20, 320, 620].map((x) => card(x, 100)),
    );
    expect(found(groupNode('stack', [row, card(20, 300)]))).toHaveLength(4);
  });

  it('has one component for the items of all cards, also for those of a card that has only two', () => {
    const item = (x: number, y: number) => groupNode('row', [imageNode(x, y, 16), line(x + 30, y)]);
    const card = (x: number, count: number) =>
      groupNode('stack', [title(x, 100), ...Array.from({ length: count }, (_, i) => item(x, 140 + 30 * i))], {
        paint: WHITE,
      });
    const instances = found(groupNode('row', [card(20, 3), card(320, 4), card(620, 2)]));
    const items = instances.filter(({ kind }) => kind === 'row');
    expect(items).toHaveLength(9);
    expect(new Set(items.map(formOf)).size).toBe(1);
    expect(new Set(instances.map(({ slot }) => slot)).size).toBe(2);
  });

  it('takes a line beside a list of links for none of them, though it is set like them', () => {
    const notice = line(0, 300, '© 2031 Lantern');
    const links = [500, 620, 740].map((x) => ({ ...line(x, 300, 'A link'), role: 'a' }));
    const list = { ...groupNode('row', links), role: 'ul' };
    const row: ContainerNode = { ...groupNode('row', []), children: [notice, list] } as ContainerNode;
    found(groupNode('stack', [heading(), row]));
    expect(row.role).toBeUndefined();
    expect(list.role).toBe('ul');
  });

  it('keeps a list among other things one, with the entry in a box beside it', () => {
    const entry = (x: number): LayoutNode => ({ ...line(x, 300, 'A link'), role: 'a' });
    const list = { ...groupNode('row', [400, 520, 640].map(entry)), role: 'ul' };
    const boxed = { ...groupNode('stack', [line(760, 300, 'A link')], { paint: BLUE }), role: 'a' };
    const row: ContainerNode = {
      ...groupNode('row', []),
      children: [imageNode(0, 290, 40), list, boxed],
    } as ContainerNode;
    findRepetition(groupNode('stack', [heading(), row]) as ContainerNode);
    expect(list.role).toBe('ul');
    expect(list.children).toHaveLength(4);
  });

  it('ends a list of links where the free room of its row begins', () => {
    const link = (x: number, words: string): LayoutNode => ({ ...line(x, 20, words), role: 'a' });
    const links = ['Product', 'Pricing', 'Guides'].map((words, i) => link(400 + 90 * i, words));
    const list: LayoutNode = { ...groupNode('row', links), role: 'ul' };
    const bar = groupNode('row', [link(40, 'Home'), list, link(1100, 'Sign in'), imageNode(1220, 20, 24)]);
    findRepetition(bar);
    expect(list.children).toHaveLength(3);
  });

  it('takes a box alone for one more of them, but no bar across the page', () => {
    const pageAt = (x: number, words: string): LayoutNode =>
      groupNode('stack', [textNode(words, x, 400)], { paint: BLUE, role: 'a' });
    const lone = (x: number, width: number): LayoutNode => ({
      ...groupNode('stack', [textNode('5', 300, 500)], { paint: BLUE }),
      box: { x, y: 488, width, height: 52 },
    });
    const rowsWith = (last: LayoutNode) =>
      found(
        groupNode('stack', [
          groupNode('row', [pageAt(300, '1'), pageAt(360, '2'), pageAt(420, '3')]),
          paragraph(450),
          last,
        ]),
      );
    const next = lone(284, 40);
    rowsWith(next);
    expect(next.role).toBe('a');
    const bar = lone(-336, 1280);
    rowsWith(bar);
    expect(bar.role).toBeUndefined();
  });

  it('has one component for all that are known to be of one, however different and in however many lists', () => {
    const sign = (y: number) => imageNode(24, y, 16);
    const entry = (y: number, ...ends: LayoutNode[]): LayoutNode =>
      ({ ...groupNode('row', [sign(y), line(60, y), ...ends]), role: 'a', kin: 'menu' }) as LayoutNode;
    const badge = groupNode('stack', [line(180, 100, 'Pro')], { paint: BLUE, pad: 2 });
    const lists = [[entry(100, badge, imageNode(226, 102, 16))], [entry(200), entry(240)]].map(
      (entries) => ({ ...groupNode('stack', entries), role: 'ul' }) as LayoutNode,
    );
    const root = groupNode('stack', [lists[0], textNode('PAGES', 24, 160, { size: 12 }), lists[1]]);
    found(root);
    const components = lists.flatMap(({ children }) => children.map(({ instance }) => instance?.component));
    expect(components).toEqual(Array(3).fill('nav-link'));
  });

  it('gives a text that becomes a box what it was, where the other boxes are that', () => {
    const box = { ...groupNode('stack', [line(24, 100)], { paint: BLUE, pad: 8 }), role: 'a' } as LayoutNode;
    const links = [140, 180].map((y) => ({ ...line(24, y), role: 'a' }) as LayoutNode);
    const list = groupNode('stack', [box, ...links]);
    found(groupNode('stack', [heading(), list]));
    expect(list.children.map(({ kind, role, children }) => [kind, role, children[0].role])).toEqual(
      Array(3).fill(['stack', 'a', undefined]),
    );
  });

  it('leaves alone what is no repetition', () => {
    const form = groupNode('stack', [line(0, 300), imageNode(0, 340, 200)], { paint: WHITE });
    expect(found(groupNode('stack', [heading(), paragraph(60), paragraph(90), paragraph(120), form]))).toEqual([]);
  });
});
