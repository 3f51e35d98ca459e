import { expect, test } from 'vitest';
import { pageToReturnTo, paths } from './paths.ts';

test('after sign-in one returns to the page one came from', () => {
  expect(pageToReturnTo({ from: '/user/generate-code?generation=1' })).toBe('/user/generate-code?generation=1');
});

test.each([undefined, null, {}, { from: 'https://evil.test' }, { from: '//evil.test' }, { from: '/\\evil.test' }])(
  'a state of %j leads to the dashboard',
  (state) => expect(pageToReturnTo(state)).toBe(paths.dashboard),
);

test('a ticket is written about one thing, or about none', () => {
  expect(paths.createSupport()).toBe('/user/create-support');
  expect(paths.createSupport({ itemOrder: 'a b' })).toBe('/user/create-support?itemOrder=a+b');
  expect(paths.support('1')).toBe('/user/support?ticket=1');
});
