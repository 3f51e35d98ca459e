import { PayPalFailure } from './paypal-failure.ts';

/** PayPal's largest answers, an order with its payments, have some ten thousand bytes. */
const MAX_BYTES = 1024 * 1024;

export type Answer = { status: number; text: string; debugId: string | undefined };

/**
 * One request, one answer, whatever its status. Redirects are not followed: they would carry the token elsewhere.
 * @throws PayPalFailure 'unavailable' when no whole answer came in time, 'unreadable' when it is none of PayPal's
 */
export async function sendOnce(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const text = await readText(response);
    const debugId = response.headers.get('paypal-debug-id') ?? undefined;
    if (response.status >= 300 && response.status < 400)
      throw new PayPalFailure({ kind: 'unreadable', status: response.status, message: 'PayPal answered a redirect.' });
    return { status: response.status, text, debugId };
  } catch (error) {
    if (error instanceof PayPalFailure) throw error;
    // The cause is left out: it may hold the request with its headers.
    const message =
      (error as Error).name === 'TimeoutError'
        ? `PayPal did not answer within ${timeoutMs / 1000} s.`
        : `PayPal cannot be reached (${codeOf(error)}).`;
    throw new PayPalFailure({ kind: 'unavailable', status: 0, message });
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES)
      throw new PayPalFailure({ kind: 'unreadable', status: response.status, message: 'The answer is too large.' });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  return String(cause?.code ?? name);
}
