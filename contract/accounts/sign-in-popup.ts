// How the pages and the pop-up window of an outside provider work together. Plain values: pages outside of the app use
// them too, and must not load the validation library for it.
//
// 1. In the click handler: `window.open(popupPath(id), POPUP_NAME, POPUP_FEATURES)`. Null means that the browser blocked it.
// 2. Listen on `new BroadcastChannel(POPUP_CHANNEL)` for one PopupMessage. (`opener` is of no use: providers cut it off.)
// 3. `window.closed` without a message, for a second or more: the person closed it. It can also be true because the
//    provider's page cut the tie; a message that comes later still counts.
// 4. `{ ok: true }`: the session cookie is set; load the session and go on. Otherwise say what `code` means.

/** Where the pop-up begins; it leads to the provider and ends at POPUP_DONE_PATH, which reports and closes itself. */
export const popupPath = (providerId: string): string => `/auth/popup/${encodeURIComponent(providerId)}`;
export const POPUP_DONE_PATH = '/auth/popup-done';
export const POPUP_CHANNEL = 'facsimile-sign-in';
export const POPUP_NAME = 'facsimile-sign-in';
export const POPUP_FEATURES = 'popup,width=520,height=680';

/** What can go wrong, with the text for people. */
export const popupErrors = {
  CANCELLED: 'Sign-in was cancelled.',
  PROVIDER_ERROR: 'The sign-in provider did not answer as expected. Please try again.',
  PROVIDER_UNAVAILABLE: 'This way to sign in is not available right now.',
  SIGN_IN_EXPIRED: 'This took too long, or was started in another browser. Please try again.',
  NO_EMAIL: 'The sign-in provider did not share an email address, so no account could be opened.',
  EMAIL_NOT_VERIFIED:
    'The sign-in provider has not verified your email address. Follow the link we have sent to it first.',
  ACCOUNT_NOT_LINKED:
    'An account with this email address already exists. Log in with your password and verify the address first.',
  ACCOUNT_DISABLED: 'This account has been disabled.',
  TOO_MANY_ATTEMPTS: 'Too many failed login attempts. Please try again later.',
} as const;
export type PopupError = keyof typeof popupErrors;

export type PopupMessage = { ok: true } | { ok: false; code: PopupError };
