import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import type { Around } from './context.ts';
import { withRoomBeside } from './room-beside.ts';

const room = (width: number, isItem: Around['isItem'] = false) => ({ width, isItem }) as Around;
const MIDDLE = { 'margin-left': 'auto', 'margin-right': 'auto' };

it('keeps a box a little narrower than its room by margins on wide screens', () => {
  const centred = element('form', { width: '100%', 'max-width': '336px', ...MIDDLE });
  expect(withRoomBeside(centred, room(384))).toMatchObject({
    css: {},
    at: { lg: { 'margin-left': '24px', 'margin-right': '24px' } },
  });
  const first = element('div', { 'max-width': '976px' });
  expect(withRoomBeside(first, room(1000)).at).toEqual({ lg: { 'margin-right': '24px' } });
  const aligned = element('div', { 'max-width': '336px', 'align-self': 'center' });
  expect(withRoomBeside(aligned, room(384, 'below')).css).toEqual({ 'align-self': 'stretch' });
});

it('leaves what columns come as near to, what stands in a row, and what has a size of its own', () => {
  const half = element('div', { 'max-width': '570px', ...MIDDLE });
  const tile = element('div', { 'max-width': '336px' });
  const picture = element('img', { 'max-width': '336px' });
  expect(withRoomBeside(half, room(1140))).toBe(half);
  expect(withRoomBeside(tile, room(384, true))).toBe(tile);
  expect(withRoomBeside(picture, room(384))).toBe(picture);
});
