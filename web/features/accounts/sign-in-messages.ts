import { NETWORK_ERROR } from '#web/error-message.ts';
import { SignInError } from '#web/session/session.ts';

type Catalogue = Record<string, string>;

const TOO_WEAK = 'Password is too weak. Please use a stronger password.';

const login: Catalogue = {
  USER_NOT_FOUND: 'No account found with this email address.',
  INVALID_PASSWORD: 'Incorrect password. Please try again.',
  INVALID_EMAIL: 'Invalid email address format.',
  ACCOUNT_DISABLED: 'This account has been disabled.',
  EMAIL_NOT_VERIFIED: 'Please verify your email address first.',
};
const register: Catalogue = {
  USER_ALREADY_EXISTS: 'This email is already in use. Please try another one.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'This email is already in use. Please try another one.',
  INVALID_EMAIL: 'Invalid email address format.',
  PASSWORD_TOO_SHORT: TOO_WEAK,
  PASSWORD_TOO_COMMON: TOO_WEAK,
  EMAIL_PASSWORD_DISABLED: 'Email/password registration is not enabled.',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'Email/password registration is not enabled.',
};
const forgot: Catalogue = {
  USER_NOT_FOUND: 'No user found with this email address.',
  INVALID_EMAIL: 'Please enter a valid email address.',
};

const secondFactor: Catalogue = {
  INVALID_CODE: 'This code is not correct. Please try again.',
  CODE_USED_ALREADY: 'This code has already been used. Please wait for the next one.',
  INVALID_BACKUP_CODE: 'This recovery code is not correct, or has already been used.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Please log in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please log in again.',
  ACCOUNT_DISABLED: 'This account has been disabled.',
};
const passkey: Catalogue = {
  PASSKEY_NOT_FOUND: 'This passkey does not belong to any account. Please log in another way.',
  ACCOUNT_DISABLED: 'This account has been disabled.',
};
const security: Catalogue = {
  INVALID_PASSWORD: 'Incorrect password. Please try again.',
  PASSWORD_TOO_SHORT: TOO_WEAK,
  PASSWORD_TOO_COMMON: TOO_WEAK,
  INVALID_CODE: 'This code is not correct. Please try again.',
  CODE_USED_ALREADY: 'This code has already been used. Please wait for the next one.',
  SESSION_NOT_FRESH: 'Please log out and log in again before you do this.',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'This is the only way to sign in to your account, so it cannot be removed.',
};

export const POPUP_BLOCKED = 'The sign-in window was blocked. Please allow pop-ups for this site and try again.';
export const POPUP_CLOSED = 'The sign-in window was closed before you were signed in. Please try again.';

const TOO_MANY = 'Too many failed login attempts. Please try again later.';
const TOO_OFTEN = 'Too many attempts. Please try again later.';
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

export function registerMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return TOO_OFTEN;
  return lookUp(error, register, 'An error occurred during registration. Please try again.');
}

export function forgotPasswordMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return TOO_OFTEN;
  return lookUp(error, forgot, UNEXPECTED);
}

export const isUnverified = (error: unknown): boolean =>
  error instanceof SignInError && error.code === 'EMAIL_NOT_VERIFIED';

/** The second factor has to be asked for again: too much time or too many codes have passed. */
export const isSecondFactorOver = (error: unknown): boolean =>
  error instanceof SignInError &&
  ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'].includes(error.code);

export function secondFactorMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return TOO_MANY;
  return lookUp(error, secondFactor, UNEXPECTED);
}

export function passkeyMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return TOO_MANY;
  return lookUp(error, passkey, 'The passkey could not be used. Please try again, or log in another way.');
}

/** What the profile's security settings answer. */
export function securityMessage(error: unknown): string {
  if (error instanceof SignInError && error.status === 429) return error.message || TOO_MANY;
  return lookUp(error, security, UNEXPECTED);
}

export function resetPasswordMessage(error: unknown): string {
  const tooShort = 'Password must be at least 6 characters';
  const reset = { INVALID_TOKEN: EXPIRED_LINK, PASSWORD_TOO_SHORT: tooShort, PASSWORD_TOO_COMMON: TOO_WEAK };
  return lookUp(error, reset, UNEXPECTED);
}

/** What is wrong with the new password itself, to be said beside its field. */
export const newPasswordMessage = (error: unknown): string | undefined =>
  error instanceof SignInError && error.code === 'PASSWORD_TOO_COMMON' ? error.message : undefined;

export const isLinkOver = (error: unknown): boolean => error instanceof SignInError && error.code === 'INVALID_TOKEN';

export const EXPIRED_LINK = 'This link has expired or has already been used. Please request a new one.';
