import { APICallError, RetryError } from 'ai';
import { refusalBehind } from '#server/platform/outbound/destination-refused.ts';
import { scrub } from '#server/platform/secrets/scrub.ts';

export type ProviderError = {
  /** Fit to be stored, logged and shown to admins: scrubbed and shortened. */
  message: string;
  status: number | undefined;
  /** The provider does not accept the key: 401, 403, or Gemini's 400 with the reason API_KEY_INVALID. */
  refused: boolean;
};

/**
 * What went wrong with a call of the AI SDK. The error itself must go nowhere: it carries the request, the answer's
 * headers and body, and some providers answer with the key they were sent.
 */
export function readProviderError(error: unknown, secrets: readonly string[]): ProviderError {
  const refusal = refusalBehind(error);
  if (refusal) return { message: refusal.message, status: undefined, refused: false };
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) return { message: explain(cause, secrets), status: undefined, refused: false };
  const { statusCode: status, responseBody = '' } = cause;
  if (status === undefined) return { message: explain(cause, secrets), status, refused: false };
  const refused = status === 401 || status === 403 || (status === 400 && /API_KEY_INVALID/.test(responseBody));
  // `data` is there when the body was the vendor's envelope; the SDK has taken its sentence out then.
  const body = cause.data === undefined && responseBody.trim() !== '' ? responseBody : cause.message;
  return { message: scrub(`API Error: ${status} - ${body}`, secrets), status, refused };
}

function explain(error: unknown, secrets: readonly string[]): string {
  if (!(error instanceof Error)) return 'The provider could not be reached.';
  if (error.name === 'TimeoutError') return 'The provider did not answer in time.';
  if (error.name === 'AbortError') return 'The call was cancelled.';
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return scrub(typeof code === 'string' ? `${error.message} (${code})` : error.message, secrets);
}
