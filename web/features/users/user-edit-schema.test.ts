import { expect, test } from 'vitest';
import type { User } from '#contract/accounts/users.ts';
import { userChange, userEditOf, userEditSchema } from './user-edit-schema.ts';

const ada: User = {
  _id: '0190a0a0-0000-7000-8000-000000000001',
  userName: 'Ada',
  UserEmail: 'ada@example.com',
  profileURL: null,
  aboutMe: '',
  address: '',
  city: '',
  country: '',
  phone: '',
  userRole: 'member',
  userMembership: 'free',
  MembershipValidity: null,
  currentBalance: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  isDisabled: false,
};
const edit = (change: Partial<ReturnType<typeof userEditOf>>) =>
  userEditSchema(ada).safeParse({ ...userEditOf(ada), ...change });
const said = (change: Parameters<typeof edit>[0]) => edit(change).error?.issues.map(({ message }) => message);

test('the balance becomes a number, and only what differs is sent', () => {
  const parsed = edit({ currentBalance: ' 12 ', reason: 'A present' });
  expect(parsed.success && userChange(ada, parsed.data)).toEqual({ currentBalance: 12, reason: 'A present' });
  const named = edit({ userName: ' Ada L. ', reason: 'not needed' });
  expect(named.success && userChange(ada, named.data)).toEqual({ userName: 'Ada L.' });
  const same = edit({});
  expect(same.success && userChange(ada, same.data)).toEqual({});
});

test.each([
  [{ currentBalance: '4' }, 'Please enter a reason'],
  [{ currentBalance: '4.5', reason: 'x' }, 'Credits are a whole number'],
  [{ currentBalance: '', reason: 'x' }, 'Credits are a whole number'],
  [{ currentBalance: '-1', reason: 'x' }, 'Credits cannot be less than 0'],
  [{ currentBalance: '1000001', reason: 'x' }, 'At most 1,000,000 credits'],
  [{ userName: ' ' }, 'Please enter a name'],
  [{ UserEmail: 'ada' }, 'Please enter a valid email address.'],
])('%j: %s', (change, message) => expect(said(change)).toContain(message));
