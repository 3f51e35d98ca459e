import { expect, test } from 'vitest';
import { SignInError } from '#web/session/session.ts';
import {
  EXPIRED_LINK,
  forgotPasswordMessage,
  isLinkOver,
  isSecondFactorOver,
  isUnverified,
  loginMessage,
  newPasswordMessage,
  registerMessage,
  resetPasswordMessage,
  secondFactorMessage,
  securityMessage,
} from './sign-in-messages.ts';

const failure = (code: string, status = 401, message = '') => new SignInError(status, code, message);

test.each([
  ['USER_NOT_FOUND', 'No account found with this email address.'],
  ['INVALID_PASSWORD', 'Incorrect password. Please try again.'],
  ['INVALID_EMAIL', 'Invalid email address format.'],
  ['ACCOUNT_DISABLED', 'This account has been disabled.'],
  ['SOMETHING_NEW', 'An error occurred during login. Please try again.'],
])('login: %s reads %j', (code, text) => expect(loginMessage(failure(code))).toBe(text));

test('login: too many attempts, whatever the code', () => {
  expect(loginMessage(failure('', 429))).toBe('Too many failed login attempts. Please try again later.');
});

test('login: a server that hides which one was wrong speaks for itself', () => {
  const hidden = failure('INVALID_EMAIL_OR_PASSWORD', 401, 'Invalid email or password');
  expect(loginMessage(hidden)).toBe('Invalid email or password');
});

test('no answer at all is a network error', () => {
  expect(loginMessage(failure('NETWORK', 0))).toBe('Network error or server not responding');
});

test('register: an address in use', () => {
  const text = 'This email is already in use. Please try another one.';
  expect(registerMessage(failure('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422))).toBe(text);
});

test('a password that many people use is too weak everywhere, and its field says why', () => {
  const refused = failure('PASSWORD_TOO_COMMON', 400, 'Too many people use this password.');
  for (const message of [registerMessage, resetPasswordMessage, securityMessage])
    expect(message(refused)).toBe('Password is too weak. Please use a stronger password.');
  expect(newPasswordMessage(refused)).toBe('Too many people use this password.');
  expect(newPasswordMessage(failure('INVALID_PASSWORD'))).toBeUndefined();
});

test('forgot password: unknown address and anything else', () => {
  expect(forgotPasswordMessage(failure('USER_NOT_FOUND', 404))).toBe('No user found with this email address.');
  expect(forgotPasswordMessage(new Error('?'))).toBe('An unexpected error occurred. Please try again later.');
});

test('a second factor: a wrong code may be tried again, one that is over starts anew', () => {
  expect(secondFactorMessage(failure('INVALID_CODE'))).toBe('This code is not correct. Please try again.');
  const used = 'This code has already been used. Please wait for the next one.';
  expect(secondFactorMessage(failure('CODE_USED_ALREADY'))).toBe(used);
  expect(isSecondFactorOver(failure('INVALID_CODE'))).toBe(false);
  expect(isSecondFactorOver(failure('INVALID_TWO_FACTOR_COOKIE'))).toBe(true);
  expect(secondFactorMessage(failure('ACCOUNT_TEMPORARILY_LOCKED', 429))).toBe(
    'Too many failed login attempts. Please try again later.',
  );
});

test('login: an address that is not verified yet leads to its own step', () => {
  expect(isUnverified(failure('EMAIL_NOT_VERIFIED', 403))).toBe(true);
  expect(isUnverified(failure('INVALID_PASSWORD'))).toBe(false);
});

test('a reset link that is over asks for a new one', () => {
  expect(isLinkOver(failure('INVALID_TOKEN', 400))).toBe(true);
  expect(resetPasswordMessage(failure('INVALID_TOKEN', 400))).toBe(EXPIRED_LINK);
});

test('profile: a sign-in of long ago is asked for again', () => {
  expect(securityMessage(failure('SESSION_NOT_FRESH', 403))).toContain('log in again before');
});
