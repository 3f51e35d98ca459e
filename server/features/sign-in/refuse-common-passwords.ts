import { MIN_PASSWORD_LENGTH } from '#contract/accounts/users.ts';
import { refuse } from './check-body.ts';

/** Calls with which somebody chooses a password, and the field that it is in. */
const CHOSEN: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
  '/set-password': 'newPassword',
};

/**
 * Refuses the passwords that are tried first. An account that has had one for long can still be opened with it.
 * @throws PASSWORD_TOO_COMMON
 */
export async function refuseCommonPasswords(path: string, body: Record<string, unknown>): Promise<void> {
  const field = CHOSEN[path];
  const password = field && body[field];
  if (typeof password === 'string' && (await isCommon(password)))
    refuse('PASSWORD_TOO_COMMON', 'Too many people use this password. Please choose another one.');
}

/** Whether it is one of the 43,000 commonest passwords of at least six characters, written in small letters or capitals. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}

let common: Promise<Set<string>> | undefined;

/** Read when the first password is chosen, since a start needs none of them. */
async function load(): Promise<Set<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  return new Set(passwords.filter(({ length }) => length >= MIN_PASSWORD_LENGTH));
}
