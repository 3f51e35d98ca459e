import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { badgeVariables, inferBadge } from './badge-look.ts';
import { isBadge } from './is-badge.ts';

it('takes the measures that most badges have', () => {
  const css = { 'background-color': '#e0f2fe', 'border-radius': '12px', 'font-size': '12px', 'line-height': '16px' };
  const badge = element('span', { ...css, padding: '2px 10px', 'font-weight': '500' }, ['New']);
  const look = inferBadge(element('body', {}, [badge, badge]), (one) => isBadge(one));
  expect(badgeVariables(look!)).toEqual({
    '--bs-badge-padding-x': '0.625rem',
    '--bs-badge-padding-y': '0.25rem',
    '--bs-badge-font-size': '0.75rem',
    '--bs-badge-font-weight': '500',
  });
});
