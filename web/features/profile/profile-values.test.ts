import { expect, test } from 'vitest';
import type { User } from '#contract/accounts/users.ts';
import { profileValues } from './profile-values.ts';

const user: User = {
  _id: '0198f0a0-0000-7000-8000-000000000001',
  userName: '',
  UserEmail: 'ada@test.example',
  profileURL: null,
  aboutMe: 'Draws',
  address: '',
  city: 'London',
  country: '',
  phone: '',
  userRole: 'member',
  userMembership: 'free',
  MembershipValidity: null,
  currentBalance: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  isDisabled: false,
};
const provider = { id: user._id, email: user.UserEmail, name: 'Ada at work', image: 'https://id.example/ada.png' };

test("what is empty falls back to the sign-in provider's values", () => {
  expect(profileValues(user, provider)).toMatchObject({ userName: 'Ada at work', profileURL: provider.image });
});

test('what is there wins', () => {
  const own = { ...user, userName: 'Ada', profileURL: '/images/ada.webp' };
  expect(profileValues(own, provider)).toEqual({
    userName: 'Ada',
    profileURL: '/images/ada.webp',
    aboutMe: 'Draws',
    address: '',
    phone: '',
    city: 'London',
    country: '',
  });
});
