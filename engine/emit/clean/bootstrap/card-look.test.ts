import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { cardVariables, inferCard } from './card-look.ts';

const around = { width: 300, ground: '#f4f4f4' };
const on = (...cards: Element[]) => cards.map((one) => ({ element: one, around }));
const card = (padding: string, css = {}) =>
  element('div', { padding, border: '1px solid #dddddd', 'border-radius': '12px', ...css }, [
    element('p', {}, ['Sail']),
  ]);

it('takes the room and the corners that most cards have', () => {
  expect(cardVariables(inferCard(on(card('20px'), card('20px'), card('24px'))))).toEqual({
    '--bs-card-spacer-y': '1.25rem',
    '--bs-card-spacer-x': '1.25rem',
    '--bs-card-border-radius': '0.75rem',
    '--bs-card-inner-border-radius': '0.6875rem',
  });
});

it('takes the room above and below of cards that are flush at their sides', () => {
  const flush = element('div', { 'padding-top': '32px', 'padding-bottom': '32px', border: '1px solid #dddddd' }, [
    element('p', {}, ['Sail']),
  ]);
  const { paddingX, paddingY } = inferCard(on(flush));
  expect([paddingX, paddingY]).toEqual([16, 32]);
});

it('takes the look of a panel before that of two small boxes in it', () => {
  const text = element('p', {}, [
    'Borrow a lantern for a month, and bring it back when the nights are short. '.repeat(6),
  ]);
  const panel = { ...card('40px', { 'background-color': '#ffffff' }), children: [text] };
  const box = card('8px', { width: '120px' });
  const look = inferCard([{ element: panel, around: { ...around, width: 600 } }, ...on(box, box)]);
  expect(look).toMatchObject({ paddingX: 40, ground: '#ffffff', line: '#dddddd' });
});

it('has cards without a line where most have none', () => {
  const bare = card('16px', { border: '0', 'border-radius': '6px' });
  expect(cardVariables(inferCard(on(bare, bare, card('16px'))))).toMatchObject({ '--bs-card-border-width': '0' });
});
