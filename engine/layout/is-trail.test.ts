import { expect, test } from 'vitest';
import { isTrail } from './is-trail.ts';

const [BLUE, GRAY] = [0x0d6efd, 0x6c757d];

test('three places with one sign between them are a trail, and two that begin at home', () => {
  expect(isTrail('Shop / Basket / Checkout', [GRAY])).toBe(true);
  expect(isTrail('Home › Kettles', [GRAY])).toBe(true);
  expect(isTrail('Shop / Basket › Checkout', [GRAY])).toBe(false);
});

test('of two places the first is a link', () => {
  expect(isTrail('Pages / Billing', [GRAY, GRAY, BLUE])).toBe(true);
  expect(isTrail('Terms / Privacy', [GRAY, GRAY, GRAY])).toBe(false);
});

test('dates, prices and shares are none', () => {
  expect(isTrail('12/04/2027', [GRAY])).toBe(false);
  expect(isTrail('$29 / month', [BLUE, GRAY])).toBe(false);
  expect(isTrail('Seats 3 / 5', [BLUE, GRAY])).toBe(false);
});
