import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { groupNode } from '../../testing/group-node.ts';
import { textNode } from '../../testing/text-node.ts';
import { keepLines } from './keep-lines.ts';
import { layOutElement, openLayout } from './lay-out.ts';
import { trace } from './origin.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (css: Element['css'], ...children: Element['children']): Element => ({
  ...{ tag: 'div', name: 'box', css, children },
});
const bodyOf = (...children: Element[]): Element => ({ ...box({}, ...children), tag: 'body' });

/** A line of the design in an element. */
function line(words: string, slot?: string): Element {
  const element: Element = { tag: 'p', name: 'text', css: {}, children: [words] };
  trace(element, { ...textNode(words, 0, 0), ...(slot ? { slot } : {}) });
  return element;
}

const wide = { lg: { 'white-space': 'nowrap' } };

it('keeps in one line what is one in the design and would break, and nothing else', () => {
  const [tight, roomy] = [line('Registered in January'), line('Registered in January')];
  keepLines(bodyOf(box({ width: '100px' }, tight), roomy), layOutElement, 1280);
  expect(tight.at).toEqual(wide);
  expect(roomy.at).toBeUndefined();
});

it('lets a paragraph break that breaks in the design', () => {
  const text = line('Registered in January');
  const paragraph: Element = { tag: 'p', name: 'text', css: {}, children: text.children };
  const node = textNode('Registered in January', 0, 0);
  node.text!.lines = [...node.text!.lines, ...node.text!.lines];
  trace(paragraph, node);
  keepLines(bodyOf(box({ width: '100px' }, paragraph)), layOutElement, 1280);
  expect(paragraph.at).toBeUndefined();
});

it('keeps the lines of a text whose breaks are those of the design', () => {
  const broken: Element = { tag: 'br', name: 'break', css: {}, children: [] };
  const address: Element = { tag: 'p', name: 'text', css: {}, children: ['Registered in January', broken, 'now'] };
  const node = textNode('Registered in January', 0, 0);
  node.text!.lines = [...node.text!.lines, ...node.text!.lines];
  trace(address, node);
  keepLines(bodyOf(box({ width: '100px' }, address)), layOutElement, 1280);
  expect(address.at).toEqual(wide);
});

it('never breaks the words of a button that are one line, which are those of the box around them', () => {
  const words = textNode('CREATE ACCOUNT', 20, 10);
  const button: Element = { tag: 'button', name: 'button', css: {}, children: ['CREATE ACCOUNT'] };
  trace(button, { ...groupNode('row', [words]), role: 'button' });
  keepLines(bodyOf(box({ width: '90px' }, button)), layOutElement, 1280);
  expect(button.css['white-space']).toBe('nowrap');
});

it('writes the instances of a part alike', () => {
  const [long, short] = [line('Registered in January', 'card 1'), line('Now', 'card 1')];
  keepLines(bodyOf(box({ width: '100px' }, long, short)), layOutElement, 1280);
  expect(short.at).toEqual(long.at);
});

it('lets a line break where its columns become narrower with the window', () => {
  const words =
    'A line that is as long as the columns of the page, and a little longer, at the width of the design '.repeat(2);
  const text = line(words.trim());
  keepLines(bodyOf(box({ width: '100%' }, text)), layOutElement, 1280);
  expect(text.at?.lg?.['white-space']).toBeUndefined();
});

it.each(['90px', '100%'])('says where everything comes out when its lines are kept, in %s', (width) => {
  const body = bodyOf(box({ width }, line('Registered in January')));
  const placed = keepLines(body, layOutElement, 1280);
  expect([...placed.values()]).toEqual([...layOutElement(body, 1280).values()]);
});
