import type { PopupError } from '#contract/accounts/sign-in-popup.ts';

/** What the sign-in library and the providers write behind `?error=`, as far as people can do something about it. */
const known: Record<string, PopupError> = {
  access_denied: 'CANCELLED',
  account_not_linked: 'ACCOUNT_NOT_LINKED',
  ACCOUNT_DISABLED: 'ACCOUNT_DISABLED',
  email_not_found: 'NO_EMAIL',
  email_not_verified: 'EMAIL_NOT_VERIFIED',
  state_mismatch: 'SIGN_IN_EXPIRED',
  state_not_found: 'SIGN_IN_EXPIRED',
  state_security_mismatch: 'SIGN_IN_EXPIRED',
  oauth_provider_not_found: 'PROVIDER_UNAVAILABLE',
  PROVIDER_UNAVAILABLE: 'PROVIDER_UNAVAILABLE',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
};

/** @returns undefined when nothing went wrong */
export const popupErrorOf = (error: string | undefined): PopupError | undefined =>
  error === undefined ? undefined : (known[error] ?? 'PROVIDER_ERROR');
