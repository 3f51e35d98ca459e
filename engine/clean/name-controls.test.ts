import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { nameControls } from './name-controls.ts';

const element = (
  tag: string,
  children: Element['children'] = [],
  attributes: Record<string, string> = {},
): Element => ({
  ...{ tag, name: tag, css: {}, children, attributes },
});
const nameOf = ({ attributes }: Element) => attributes?.['aria-label'];

it('names a box to tick by what stands beside it', () => {
  const box = element('input', [], { type: 'checkbox', id: 'choice-1' });
  nameControls(element('body', [element('ul', [element('li', [element('div', [box]), element('p', ['Verify it'])])])]));
  expect(nameOf(box)).toBe('Verify it');
});

it('numbers those beside which nothing short stands', () => {
  const boxes = [1, 2].map(() => element('input', [], { type: 'checkbox' }));
  nameControls(
    element('body', [...boxes, element('p', ['All that the page says, at a length that names nothing at all.'])]),
  );
  expect(boxes.map(nameOf)).toEqual(['Choice 1', 'Choice 2']);
});

it('leaves what has a name', () => {
  const named = element('input', [], { id: 'town' });
  const inside = element('input');
  const label = element('label', ['Town'], { for: 'town' });
  nameControls(element('body', [label, named, element('label', ['Name', inside])]));
  expect([named, inside].map(nameOf)).toEqual([undefined, undefined]);
});
