import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { cardVariables, inferCard } from './card-look.ts';
import { isCard } from './is-card.ts';

it('takes the room and the corners that most cards have', () => {
  const card = (padding: string) =>
    element('div', { padding, border: '1px solid #dddddd', 'border-radius': '12px' }, [element('p', {}, ['Sail'])]);
  const look = inferCard(element('body', {}, [card('20px'), card('20px'), card('24px')]), isCard);
  expect(cardVariables(look)).toEqual({
    '--bs-card-spacer-y': '1.25rem',
    '--bs-card-spacer-x': '1.25rem',
    '--bs-card-border-radius': '0.75rem',
    '--bs-card-inner-border-radius': '0.6875rem',
  });
});

it('takes the room above and below of cards that are flush at their sides', () => {
  const card = element('div', { 'padding-top': '32px', 'padding-bottom': '32px', border: '1px solid #dddddd' }, [
    element('p', {}, ['Sail']),
  ]);
  const { paddingX, paddingY } = inferCard(element('body', {}, [card]), isCard);
  expect([paddingX, paddingY]).toEqual([16, 32]);
});
