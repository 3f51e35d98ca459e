import { aLongDesign } from '#server/testing/pictures.ts';
import type { Account } from '../../../e2e/service.ts';

/** A call with somebody's session. One that takes longer than ten seconds fails. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

const PATIENCE_MS = 10_000;

export async function signIn(url: string, { email, password }: Account): Promise<Call> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const headers = { cookie: cookies.join('; '), origin: url };
  return (path, init) =>
    fetch(url + path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init?.headers },
    });
}

const design = aLongDesign(40);

/** @returns the id of a conversion that takes the engine some seconds */
export async function orderConversion(call: Call): Promise<string> {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await design)], 'long.png'));
  const answer = await call('/api/generations', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`an order answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { _id: string })._id;
}
