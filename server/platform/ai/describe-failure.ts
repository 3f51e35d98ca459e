import { APICallError } from 'ai';
import { refusalBehind } from '#server/platform/outbound/destination-refused.ts';
import { type FailureKind, ProviderFailure } from './provider-failure.ts';
import { readProviderError } from './read-provider-error.ts';

/**
 * What went wrong with a call: a sentence to be shown, and what may be stored and logged. The error itself goes no
 * further: it carries the request with its key.
 * @param began text had come already; then nothing may be tried again
 */
export function describeFailure(error: unknown, key: string, began: boolean): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const {
    message: detail,
    status,
    refused,
  } = readProviderError(isEvent(error) ? new Error(error.message) : error, [key]);
  if (began) return new ProviderFailure('cut', 'The AI provider’s answer broke off in the middle.', { status, detail });
  // Asking again would not help.
  const kind = refusalBehind(error) ? 'rejected' : refused ? 'refused' : kindOf(status);
  const retryAfterMs = APICallError.isInstance(error) ? retryAfterOf(error.responseHeaders) : undefined;
  return new ProviderFailure(kind, tell(kind, status), { status, detail, retryAfterMs });
}

/** What the member reads. From the status of an answer only the kind of trouble is used. */
function tell(kind: FailureKind, status: number | undefined): string {
  if (status === undefined) return 'The AI provider could not be reached. Please try again later.';
  return `API Error: ${status} - ${sentenceOf(kind, status)}`;
}

function sentenceOf(kind: FailureKind, status: number): string {
  if (status === 429) return 'The AI provider is overloaded at the moment. Please try again later.';
  if (kind === 'busy') return 'The AI provider is having problems at the moment. Please try again later.';
  if (kind === 'refused') return 'The AI provider cannot be used at the moment.';
  return 'The AI provider did not accept this request.';
}

/** No status: no connection, or an error event as the first thing in a stream; both pass. */
const kindOf = (status: number | undefined): FailureKind =>
  status === undefined || status === 408 || status === 429 || status >= 500 ? 'busy' : 'rejected';

/** Vendors send their errors within a stream as an event: an object with a message. */
const isEvent = (error: unknown): error is { message: string } =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'message' in error &&
  typeof error.message === 'string';

function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
