import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildFieldElement } from './build-field.ts';
import type { Context } from './context.ts';

const sources = new Map<LayoutNode, string>();
const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources,
  build: (): Element => ({ tag: 'div', name: '', css: {}, children: [] }),
};

function field(role: string, children: LayoutNode[], label?: string): Element {
  const box = { x: 100, y: 100, width: 300, height: 40 };
  const node: LayoutNode = { kind: 'stack', role, form: { label }, box, ink: box, paint: { fill: 0xffffff }, children };
  return buildFieldElement(node, { x0: 100, x1: 400 }, context);
}

it('tells a placeholder from a value, and what is asked for from the label', () => {
  const empty = field('input', [textNode('you@farm.example', 112, 110, { color: 0x888888 })], 'E-mail address');
  expect(empty.attributes).toMatchObject({ type: 'email', placeholder: 'you@farm.example' });
  expect(empty.css).toMatchObject({ 'padding-left': '12px', height: '40px' });
  expect(empty.states).toEqual({ '::placeholder': { color: '#888888', opacity: '1' } });
  expect(field('input', [textNode('Josephine', 112, 110)]).attributes).toMatchObject({
    type: 'text',
    value: 'Josephine',
  });
});

it('loses none of several texts', () => {
  const texts = [
    textNode('US (+1)', 112, 110, { color: 0x777777 }),
    textNode('202 555 0111', 180, 110, { color: 0x999999 }),
  ];
  expect(field('input', texts, 'Phone').attributes).toMatchObject({ placeholder: 'US (+1) 202 555 0111' });
});

it('hides what is typed into a field that asks for a password, but not what the design shows', () => {
  const asked = [textNode('At least ten characters', 112, 110, { color: 0x888888 })];
  expect(field('input', asked, 'Password').attributes).toMatchObject({ type: 'password' });
  expect(field('input', [], 'Password').attributes).toMatchObject({
    type: 'password',
    autocomplete: 'current-password',
  });
  expect(field('input', [], 'Repeat password').attributes).toMatchObject({ autocomplete: 'new-password' });
  expect(field('input', [textNode('swordfish', 112, 110)], 'Password').attributes).toMatchObject({
    type: 'text',
    value: 'swordfish',
  });
});

it('keeps the arrow of a select as its background', () => {
  const place = { x: 380, y: 116, width: 10, height: 8 };
  const arrow: LayoutNode = { kind: 'image', box: place, ink: place, children: [], image: { kind: 'icon' } };
  sources.set(arrow, 'data:arrow');
  const select = field('select', [textNode('Any carrier', 112, 110), arrow]);
  expect(select.children).toMatchObject([{ tag: 'option', children: ['Any carrier'] }]);
  expect(select.css).toMatchObject({
    appearance: 'none',
    'background-image': "url('data:arrow')",
    'background-position': 'right 10px top 16px',
  });
});

it('shows the dots of a password, with a lock before them and an eye at the end', () => {
  const image = (x: number, width: number, height: number): LayoutNode => {
    const box = { x, y: 120 - height / 2, width, height };
    return { kind: 'image', image: { kind: 'icon' }, box, ink: box, children: [] };
  };
  const [lock, dots, eye] = [image(112, 16, 16), image(140, 44, 4), image(372, 16, 16)];
  sources.set(lock!, 'lock.svg').set(eye!, 'eye.svg');
  const { attributes, css } = field('input', [lock!, dots!, eye!], 'Password');
  expect(attributes).toMatchObject({ type: 'password', placeholder: '••••••••' });
  expect(css['background-image']).toBe("url('lock.svg'), url('eye.svg')");
  expect(css['background-position']).toBe('12px 12px, right 12px top 12px');
});

it('shows the dots of a password that were read as letters', () => {
  const dots = textNode('eeeeeeeeee', 112, 110, { size: 9 });
  const element = field('input', [dots], 'Password');
  expect(element.attributes).toMatchObject({ type: 'password', placeholder: '••••••••' });
  expect(element.css).toMatchObject({ 'padding-left': '12px' });
  expect(element.css['font-size']).toBeUndefined();
});
