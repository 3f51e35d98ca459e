import { authRequest } from '#web/session/session.ts';

// The browser's own JSON forms of the messages, which are the ones the sign-in service speaks.

/** Whether this browser can use passkeys. On plain http, other than localhost, no browser can. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Whether it can offer them in the list of a field, among what it fills in by itself. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/**
 * Signs in with a passkey that the person chooses.
 * @param quiet waits until one is chosen in the e-mail field, instead of opening the browser's dialog
 */
export async function signInWithPasskey(signal: AbortSignal, quiet = false): Promise<void> {
  // Given up with the rest: the challenge of a late answer would take the place of the next one's, in its cookie.
  const options = await authRequest('/passkey/generate-authenticate-options', undefined, signal);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await navigator.credentials.get({
    publicKey,
    signal,
    ...(quiet && { mediation: 'conditional' }),
  });
  await authRequest('/passkey/verify-authentication', { response: asJson(credential) });
}

/** Makes a passkey for the account that is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const options = await authRequest('/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = await navigator.credentials.create({ publicKey });
  await authRequest('/passkey/verify-registration', { response: asJson(credential), name });
}

function asJson(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('No passkey was chosen.', 'NotAllowedError');
}

/** The person closed the browser's dialog, or let it run out of time; browsers do not tell which. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
