import { expect, test } from 'vitest';
import { profileError } from './profile-error.ts';

const answer = (status: number, message: string, code = '') => Object.assign(new Error(message), { status, code });

test('the server says why', () => {
  expect(profileError(answer(400, 'Please enter a name'))).toBe('Failed to update profile: Please enter a name');
});

test('the server says nothing', () => {
  expect(profileError(answer(500, '', 'INTERNAL_SERVER_ERROR'))).toBe('Failed to update profile: Unknown error');
});

test('no answer came', () => {
  expect(profileError(new TypeError('fetch failed'))).toBe('An error occurred while updating your profile.');
});
