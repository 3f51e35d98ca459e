import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { findFieldWithButton } from './find-field-with-button.ts';

function frame(prompt: string, color: number): LayoutNode {
  const place = { x: 20, y: 100, width: 384, height: 50 };
  const inside = { x: 315, y: 105, width: 84, height: 40 };
  const label = textNode('Join us', 330, 115);
  const button: LayoutNode = { kind: 'stack', box: inside, ink: inside, paint: { fill: 0x3b82f6 }, children: [label] };
  const text = textNode(prompt, 36, 115, { color });
  return { kind: 'row', box: place, ink: place, paint: { fill: 0xffffff }, children: [text, button] };
}

it('puts what the button leaves of the frame into a field', () => {
  const node = frame('Your address', 0x9ca3af);
  const field = findFieldWithButton(node);
  expect(field).toMatchObject({ role: 'input', box: { x: 25, y: 105, width: 285, height: 40 } });
  expect(node.children).toEqual([field, node.children[1]]);
});

it('leaves a notice with a button as it is', () => {
  expect(findFieldWithButton(frame('New version', 0x111827))).toBeUndefined();
});

it('takes the sign before what is asked for into the field', () => {
  const node = frame('Try “my parcel is late”', 0x9ca3af);
  const place = { x: 40, y: 115, width: 20, height: 20 };
  const lens: LayoutNode = { kind: 'image', box: place, ink: place, image: { kind: 'icon' }, children: [] };
  const text = textNode('Find it', 72, 115, { color: 0x9ca3af });
  node.children = [group('row', [lens, text]), node.children[1]];
  expect(findFieldWithButton(node)).toMatchObject({
    role: 'input',
    box: { x: 25, width: 285 },
    children: [lens, text],
  });
});
