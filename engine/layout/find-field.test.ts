import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { textNode } from '../testing/text-node.ts';
import { findField } from './find-field.ts';

const FRAME: Paint = {
  fill: 0xffffff,
  border: { color: 0x999999, width: 1, sides: ['top', 'right', 'bottom', 'left'] },
};
const PLACE = { x: 100, y: 100, width: 300, height: 40 };

function box(paint: Paint, children: LayoutNode[], place: Box = PLACE): LayoutNode {
  return { kind: children.length > 0 ? 'stack' : 'empty', box: place, ink: place, paint, children };
}

const arrow = (x: number): LayoutNode => {
  const place = { x, y: 115, width: 10, height: 8 };
  return { kind: 'image', box: place, ink: place, children: [], image: { kind: 'icon' } };
};
const value = () => textNode('Josephine', 112, 110);
const unlabelled = () => false;

describe('findField', () => {
  it('takes a pale text at the left of a frame for a placeholder', () => {
    expect(findField(box(FRAME, [textNode('First name', 112, 110, { color: 0x888888 })]), unlabelled)).toBe('input');
  });

  it('takes a dark text for a value only where a label stands above', () => {
    expect(findField(box(FRAME, [value()]), unlabelled)).toBeUndefined();
    expect(findField(box(FRAME, [value()]), () => true)).toBe('input');
  });

  it('knows a select by the arrow at its end', () => {
    expect(findField(box(FRAME, [value(), arrow(380)]), unlabelled)).toBe('select');
    expect(findField(box(FRAME, [value(), arrow(188)]), unlabelled)).toBeUndefined();
  });

  it('knows a textarea by the text at its top', () => {
    const tall = { ...PLACE, height: 120 };
    expect(findField(box(FRAME, [textNode('Your message', 112, 110, { color: 0x888888 })], tall), unlabelled)).toBe(
      'textarea',
    );
  });

  it('knows a textarea by the grip in its corner as well, with or without a text', () => {
    const tall = { ...PLACE, height: 120 };
    const corner = { x: 390, y: 210, width: 7, height: 7 };
    const grip: LayoutNode = { kind: 'image', box: corner, ink: corner, children: [], image: { kind: 'icon' } };
    const prompt = textNode('Your message', 112, 110, { color: 0x888888 });
    expect(findField(box(FRAME, [prompt, grip], tall), unlabelled)).toBe('textarea');
    expect(findField(box(FRAME, [grip], tall), () => true)).toBe('textarea');
  });

  it('takes what stands between a lock and an eye for what is written in a field', () => {
    const sign = (name: string, x: number): LayoutNode => {
      const place = { x, y: 112, width: 16, height: 16 };
      const drawing = { viewBox: [0, 0, 24, 24], body: [], color: 0, known: { name, credit: '' } };
      return { kind: 'image', box: place, ink: place, children: [], image: { kind: 'icon', drawing } };
    };
    const dots = textNode('eeeeeeee', 138, 110, { color: 0x666666 });
    const labelled = (end: string) => findField(box(FRAME, [sign('lock', 112), dots, sign(end, 372)]), () => true);
    expect([labelled('eye-off'), labelled('x')]).toEqual(['input', undefined]);
  });

  it('lets a prompt stand behind a lens or a divider that is no picture', () => {
    expect(findField(box(FRAME, [textNode('Search', 150, 110)]), unlabelled)).toBe('input');
    expect(findField(box(FRAME, [textNode('Orders', 150, 110, { color: 0x888888 })]), unlabelled)).toBeUndefined();
  });

  it('needs a prompt where there is no frame', () => {
    const fill = { fill: 0xeeeeee };
    expect(findField(box(fill, [textNode('Search the shop', 112, 110)]), unlabelled)).toBe('input');
    expect(findField(box(fill, [textNode('Categories', 112, 110)]), unlabelled)).toBeUndefined();
  });
});
