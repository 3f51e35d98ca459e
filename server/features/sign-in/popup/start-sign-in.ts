import { POPUP_DONE_PATH } from '#contract/accounts/sign-in-popup.ts';
import type { Auth } from '../create-auth.ts';

/**
 * Begins a sign-in at a provider, through the library's own call, so that its limits and checks hold here as well.
 * @param headers of the request that opened the pop-up, with the caller's address
 * @returns where the browser has to go, and the cookies that tie the answer to it
 */
export async function startSignIn(
  auth: Auth,
  origin: string,
  provider: string,
  headers: Headers,
): Promise<{ place: string; cookies: string[] }> {
  const call = new Headers(headers);
  for (const name of [...headers.keys()]) if (name.startsWith('sec-') || name.startsWith('content-')) call.delete(name);
  call.set('content-type', 'application/json');
  call.set('origin', origin);
  const callbackURL = POPUP_DONE_PATH;
  const body = JSON.stringify({ provider, callbackURL, errorCallbackURL: callbackURL, disableRedirect: true });
  const response = await auth.handler(
    new Request(`${origin}/api/auth/sign-in/social`, { method: 'POST', headers: call, body }),
  );
  if (response.status === 429) return failed('TOO_MANY_ATTEMPTS');
  const { url } = (await response.json()) as { url?: string };
  return response.ok && url ? { place: url, cookies: response.headers.getSetCookie() } : failed('PROVIDER_ERROR');
}

const failed = (code: string) => ({ place: `${POPUP_DONE_PATH}?error=${code}`, cookies: [] });
