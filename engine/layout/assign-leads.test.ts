import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignLeads } from './assign-leads.ts';

const card = (title: string, y: number, x = 0): LayoutNode =>
  group('stack', [textNode(title, x, y, { weight: 600 }), textNode('What it is about, at some length.', x, y + 28)]);

const rolesOf = (node: LayoutNode): (string | undefined)[] =>
  node.kind === 'text' ? [node.role] : node.children.flatMap(rolesOf);

it('takes a line that is bolder than what follows it for a heading', () => {
  const root = card('Opening hours', 0);
  assignLeads(root);
  expect(rolesOf(root)).toEqual(['h2', undefined]);
});

it('takes no figure, no sentence and no line over something larger for one', () => {
  for (const words of ['€ 24', 'It rained.']) expect(rolesOf(assigned(card(words, 0)))).toEqual([undefined, undefined]);
  const over = group('stack', [
    textNode('Contact', 0, 0, { weight: 600 }),
    textNode('Get in touch', 0, 30, { size: 30 }),
  ]);
  expect(rolesOf(assigned(over))).toEqual([undefined, undefined]);
});

it('takes what is set like most headings for one too, whatever follows', () => {
  const alone = textNode('Last one', 0, 400, { weight: 600 });
  const root = assigned(group('row', [card('First', 0), card('Second', 0, 400), alone]));
  expect(rolesOf(root)).toEqual(['h2', undefined, 'h2', undefined, 'h2']);
});

it('takes a name in bold for a heading over larger words in a pale colour, and what these say of it for none', () => {
  const person = (weight: number, pale: number): LayoutNode =>
    group('stack', [
      textNode('Ida Berg', 0, 0, { size: 18, weight }),
      textNode('Carpenter', 0, 30, { size: 22, color: pale }),
      textNode('Builds what stands in the hall of the town.', 0, 60, { color: pale }),
    ]);
  expect(rolesOf(assigned(person(700, 0x888888)))).toEqual(['h2', undefined, undefined]);
  expect(rolesOf(assigned(person(400, 0x888888)))).toEqual([undefined, 'h2', undefined]);
  expect(rolesOf(assigned(person(700, 0x000000)))).toEqual([undefined, 'h2', undefined]);
});

it('takes a line for the heading of the table below it, whose columns have bolder names', () => {
  const names = group(
    'row',
    ['Project', 'Client'].map((name, i) => textNode(name, 200 * i, 40, { size: 12, weight: 700 })),
  );
  const table = { ...group('stack', [{ ...names, role: 'tr' } as LayoutNode]), role: 'table' } as LayoutNode;
  const title = (size: number): LayoutNode => textNode('Running projects', 0, 0, { size, weight: 500 });
  expect(rolesOf(assigned(group('stack', [title(18), table])))[0]).toBe('h2');
  expect(rolesOf(assigned(group('stack', [title(12), table])))[0]).toBeUndefined();
});

it('takes an address and what only leads on for no heading', () => {
  for (const words of ['hello@lantern.example', 'Read more']) {
    const lines = group('stack', [textNode(words, 0, 0, { weight: 700 }), textNode('What comes next.', 0, 28)]);
    expect(rolesOf(assigned(lines))).toEqual([undefined, undefined]);
  }
});

it('takes what a panel begins with for its title where another panel has one that is set like it', () => {
  const panel = (title: LayoutNode, ...rest: LayoutNode[]): LayoutNode =>
    ({ ...group('stack', [title, ...rest]), paint: { fill: 0xffffff } }) as LayoutNode;
  const facts = (y: number): LayoutNode => textNode('Born in 1985', 0, y, { size: 18, weight: 700 });
  const titled = panel(textNode('About me', 0, 0, { size: 18 }), textNode('What there is to say about it.', 0, 40));
  const other = panel(textNode('Basic facts', 0, 200, { size: 18 }), facts(240));
  expect(rolesOf(assigned(group('stack', [titled, other])))).toEqual(['h2', undefined, 'h2', undefined]);
  const open = group('stack', [textNode('Basic facts', 0, 200, { size: 18 }), facts(240)]);
  const again = panel(textNode('About me', 0, 0, { size: 18 }), textNode('What there is to say about it.', 0, 40));
  expect(rolesOf(assigned(group('stack', [again, open])))).toEqual(['h2', undefined, undefined, undefined]);
});

it('takes a line of text over the smaller words of a badge for none', () => {
  const words = textNode('Admin', 6, 34, { size: 12 });
  const badge = { ...group('stack', [words]), paint: { fill: 0xdcfce7 } } as LayoutNode;
  badge.children = [words];
  expect(rolesOf(assigned(group('stack', [textNode('Research Nurse', 0, 0, { size: 14 }), badge])))).toEqual([
    undefined,
    undefined,
  ]);
});

function assigned(root: LayoutNode): LayoutNode {
  assignLeads(root);
  return root;
}

it('takes words before a field for none, however bold they are', () => {
  const rows = ['Full name', 'Role'].map((words, i) => {
    const box = { x: 200, y: 75 * i - 10, width: 360, height: 36 };
    const field: LayoutNode = { kind: 'empty', role: 'input', box, ink: box, children: [] };
    return group('row', [textNode(words, 0, 75 * i, { weight: 600 }), field]);
  });
  expect(rolesOf(assigned(group('stack', rows)))).toEqual([undefined, undefined]);
});

it('takes a bold sentence for a title where others that are set like it are titles', () => {
  const cards = [card('Shut up!', 0), card('Well, they did not vote for you.', 200), card('How do you know?', 400)];
  const page = group('stack', cards);
  assignLeads(page);
  expect(rolesOf(page).filter(Boolean)).toEqual(['h2', 'h2', 'h2']);
  const alone = group('stack', [card('They did not vote for you.', 0)]);
  assignLeads(alone);
  expect(rolesOf(alone).filter(Boolean)).toEqual([]);
});

it('takes bold words in a colour that are there again and again for what can be done, and for no headings', () => {
  const column = (words: readonly string[]): LayoutNode => {
    const lines = words.map((word, i) => textNode(word, 400, 80 * i, { weight: 700, color: 0xcb0c9f }));
    return assigned(group('stack', [...lines, textNode('Call me back some time.', 400, 80 * words.length - 40)]));
  };
  expect(rolesOf(column(['REPLY', 'REPLY', 'REPLY']))).toEqual([undefined, undefined, undefined, undefined]);
  expect(rolesOf(column(['MONDAY', 'TUESDAY', 'FRIDAY']))).toEqual(['h2', 'h2', 'h2', undefined]);
});
