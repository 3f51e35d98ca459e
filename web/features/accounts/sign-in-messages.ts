import { NETWORK_ERROR } from '#web/error-message.ts';
import { SignInError } from '#web/session.ts';

type Catalogue = Record<string, string>;

const login: Catalogue = {
  USER_NOT_FOUND: 'No account found with this email address.',
  INVALID_PASSWORD: 'Incorrect password. Please try again.',
  INVALID_EMAIL: 'Invalid email address format.',
  ACCOUNT_DISABLED: 'This account has been disabled.',
};
const register: Catalogue = {
  USER_ALREADY_EXISTS: 'This email is already in use. Please try another one.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'This email is already in use. Please try another one.',
  INVALID_EMAIL: 'Invalid email address format.',
  PASSWORD_TOO_SHORT: 'Password is too weak. Please use a stronger password.',
  PASSWORD_COMPROMISED: 'Password is too weak. Please use a stronger password.',
  EMAIL_PASSWORD_DISABLED: 'Email/password registration is not enabled.',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'Email/password registration is not enabled.',
};
const forgot: Catalogue = {
  USER_NOT_FOUND: 'No user found with this email address.',
  INVALID_EMAIL: 'Please enter a valid email address.',
};

const TOO_MANY = 'Too many failed login attempts. Please try again later.';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

function lookUp(error: unknown, catalogue: Catalogue, fallback: string): string {
  if (!(error instanceof SignInError)) return fallback;
  if (error.status === 0) return NETWORK_ERROR;
  return catalogue[error.code] ?? fallback;
}

export function loginMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return TOO_MANY;
  // The server answers this one when it does not tell which of the two was wrong.
  if (error instanceof SignInError && error.code === 'INVALID_EMAIL_OR_PASSWORD' && error.message) return error.message;
  return lookUp(error, login, 'An error occurred during login. Please try again.');
}

export const registerMessage = (error: unknown): string =>
  lookUp(error, register, 'An error occurred during registration. Please try again.');

export const forgotPasswordMessage = (error: unknown): string => lookUp(error, forgot, UNEXPECTED);

export function resetPasswordMessage(error: unknown): string {
  const tooShort = 'Password must be at least 6 characters';
  return lookUp(error, { INVALID_TOKEN: EXPIRED_LINK, PASSWORD_TOO_SHORT: tooShort }, UNEXPECTED);
}

export const EXPIRED_LINK = 'This link has expired or was used already. Please request a new one.';
