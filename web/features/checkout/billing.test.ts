import { expect, test } from 'vitest';
import { billing, billingOf } from './billing.ts';

const profile = { userName: 'Ada Draws', address: 'Pier 3', city: 'Bergen', country: 'norway' };

test('the form begins with what the profile knows', () => {
  expect(billingOf(profile, 'ada')).toEqual({
    customerName: 'Ada Draws',
    address: 'Pier 3, Bergen',
    country: 'Norway',
  });
  expect(billingOf({ ...profile, userName: '', city: '', country: 'Atlantis' }, 'ada')).toEqual({
    customerName: 'ada',
    address: 'Pier 3',
    country: '',
  });
  expect(billingOf(undefined, 'ada')).toEqual({ customerName: 'ada', address: '', country: '' });
});

test('name, address and a country of the list are required', () => {
  const problems = billing.safeParse({ customerName: ' ', address: '', country: '' }).error?.issues;
  expect(problems?.map(({ message }) => message)).toEqual([
    'Please enter your full name',
    'Please enter your address',
    'Please choose your country',
  ]);
});
