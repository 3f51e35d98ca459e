import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

const places = ['/user/pending-payment/', '/user/package-pending-payment'];

test.for([
  '/user/pending-payment',
  '/user/pending-payment/',
  '/user/package-pending-payment',
  '/user/package-pending-payment/',
  '/User/Pending-Payment',
  '/user/pending-payment/1',
])('%s is there', (pathname) => expect(isCurrent(pathname, ...places)).toBe(true));

test.for(['/user/item-pending-payment/', '/user', '/', '/user/pending-payments'])('%s is elsewhere', (pathname) =>
  expect(isCurrent(pathname, ...places)).toBe(false),
);
