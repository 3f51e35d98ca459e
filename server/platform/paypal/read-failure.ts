import * as z from 'zod';
import { scrub } from '../secrets/scrub.ts';
import { PayPalFailure, type PayPalFailureKind } from './paypal-failure.ts';
import type { Answer } from './send-once.ts';

const text = z.string().optional().catch(undefined);
/** The envelope of every call, and `error…` of the token's. */
const envelope = z
  .object({
    name: text,
    message: text,
    debug_id: text,
    details: z
      .array(z.object({ issue: text, description: text, field: text }))
      .optional()
      .catch(undefined),
    error: text,
    error_description: text,
  })
  .catch({});

/** The first try is still running at PayPal; asking again soon returns its answer. */
const STILL_RUNNING = 'PREVIOUS_REQUEST_IN_PROGRESS';

/** Turns an answer that is not 2xx into a failure. @param secrets removed from what PayPal wrote */
export function readFailure({ status, text, debugId }: Answer, secrets: readonly string[]): PayPalFailure {
  const said = envelope.parse(parseJson(text));
  const detail = said.details?.[0];
  const clean = (words: string | undefined, max: number) => (words ? scrub(words, secrets, max) : undefined);
  const issue = clean(detail?.issue ?? said.name ?? said.error, 100);
  const words = clean(detail?.description ?? said.message ?? said.error_description, 300);
  const field = detail?.field ? ` (${clean(detail.field, 100)})` : '';
  return new PayPalFailure({
    kind: kindOf(status, issue),
    status,
    issue,
    debugId: clean(said.debug_id ?? debugId, 100),
    message: `PayPal answered ${status}${issue ? ` ${issue}` : ''}${words ? `: ${words}` : '.'}${field}`,
  });
}

function kindOf(status: number, issue: string | undefined): PayPalFailureKind {
  if (status >= 500 || status === 429 || status === 408 || issue === STILL_RUNNING) return 'unavailable';
  if (status === 401) return 'unauthorized';
  return issue === undefined ? 'unreadable' : 'issue';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
