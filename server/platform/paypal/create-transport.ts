import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import type { Logger } from '../log/create-logger.ts';
import { keepToken } from './keep-token.ts';
import { PayPalFailure } from './paypal-failure.ts';
import { readFailure } from './read-failure.ts';
import { type Answer, sendOnce } from './send-once.ts';
import { type Clock, tryAgain } from './try-again.ts';
import { tokenAnswer } from './wire.ts';

export type TransportOptions = {
  /** PayPal's address without a slash at its end, e.g. https://api-m.paypal.com */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  log: Logger;
  fetch?: typeof globalThis.fetch | undefined;
  clock?: Clock | undefined;
  /** For one try. */
  timeoutMs?: number | undefined;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown; requestId?: string | undefined };

const TIMEOUT_MS = 10_000;

/** Sends calls with an access token, tries again what PayPal could not answer, and reads what comes back. */
export function createTransport(options: TransportOptions) {
  const { baseUrl, clientId, clientSecret, log, timeoutMs = TIMEOUT_MS } = options;
  const { fetch = globalThis.fetch, clock = { now: () => performance.now(), sleep } } = options;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const secrets = [clientSecret, basic];

  async function send<T>(call: Call, headers: Record<string, string>, body: string | undefined, answer: z.ZodType<T>) {
    const name = `${call.method} ${call.path}`;
    const start = clock.now();
    try {
      const init = { method: call.method, headers, ...(body !== undefined && { body }) };
      const came = await sendOnce(fetch, baseUrl + call.path, init, timeoutMs);
      const ms = Math.round(clock.now() - start);
      log.debug({ call: name, status: came.status, debugId: came.debugId, ms }, 'PayPal answered');
      return readAnswer(came, answer, secrets);
    } catch (error) {
      if (!(error instanceof PayPalFailure)) throw error;
      const { kind, status, issue, debugId } = error;
      // A declined card is normal; the caller decides whether something is wrong.
      const level = kind === 'issue' ? 'info' : 'warn';
      log[level]({ call: name, kind, status, issue, debugId }, error.message);
      throw error;
    }
  }

  const fetchToken = () => {
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    };
    const call = { method: 'POST', path: '/v1/oauth2/token' } as const;
    return send(call, headers, 'grant_type=client_credentials', tokenAnswer);
  };
  const token = keepToken(fetchToken, clock.now);

  /** One try, and a second one with a new token when PayPal does not accept the one we have. */
  async function sendSigned<T>(call: Call, answer: z.ZodType<T>): Promise<T> {
    const withToken = (value: string) => send(call, headersOf(call, value), JSON.stringify(call.body), answer);
    const value = await token.get();
    try {
      return await withToken(value);
    } catch (error) {
      if (!(error instanceof PayPalFailure) || error.kind !== 'unauthorized') throw error;
      token.forget(value);
    }
    return withToken(await token.get());
  }

  return {
    call: <T>(call: Call, answer: z.ZodType<T>): Promise<T> => tryAgain(() => sendSigned(call, answer), clock),
    renewToken: () => tryAgain(() => token.renew(), clock),
  };
}

const headersOf = ({ body, requestId }: Call, token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  prefer: 'return=representation',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(requestId !== undefined && { 'paypal-request-id': requestId }),
});

function readAnswer<T>(came: Answer, answer: z.ZodType<T>, secrets: readonly string[]): T {
  const { status, text, debugId } = came;
  if (status < 200 || status > 299) throw readFailure(came, secrets);
  const unreadable = (what: string) => new PayPalFailure({ kind: 'unreadable', status, debugId, message: what });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unreadable('PayPal answered something that is no JSON.');
  }
  const read = answer.safeParse(json);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path }) => path.join('.')).slice(0, 5);
  throw unreadable(`PayPal's answer is not as documented, at: ${where.join(', ')}`);
}
