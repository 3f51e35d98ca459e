import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { liftOverlaps } from './lift-overlaps.ts';

const box = (css: Element['css'], ...children: Element[]): Element => ({ tag: 'div', name: 'box', css, children });

it('lays on the thing above it what is pulled over that, on whatever screen', () => {
  const wide: Element = { ...box({}), at: { lg: { 'margin-top': '-40px' } } };
  const page = box({}, box({ 'margin-top': '-8px' }), wide, box({ 'margin-top': '8px' }));
  liftOverlaps(page);
  expect((page.children as Element[]).map(({ css }) => css.position)).toEqual(['relative', 'relative', undefined]);
});

it('leaves what has a place of its own', () => {
  const element = box({ position: 'absolute', 'margin-top': '-8px' });
  liftOverlaps(element);
  expect(element.css.position).toBe('absolute');
});

it('lays what comes later in a cell on what has a stacking context of its own there', () => {
  const cell = (css: Element['css']): Element => ({ ...box(css), at: { lg: { 'grid-area': '1 / 1' } } });
  const page = box({}, cell({}), cell({ position: 'relative', isolation: 'isolate' }), cell({}), box({}));
  liftOverlaps(page);
  const positions = (page.children as Element[]).map(({ css }) => css.position);
  expect(positions).toEqual([undefined, 'relative', 'relative', undefined]);
});
