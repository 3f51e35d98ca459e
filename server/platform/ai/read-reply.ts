import { parse } from 'partial-json';
import * as z from 'zod';
import { mendJson } from './mend-json.ts';
import { ProviderFailure } from './provider-failure.ts';

export type Code = { html: string; css: string };

const reply = z.object({ html: z.string().trim().min(1), css: z.string().nullish() });

/**
 * The finished reply: the JSON between the first opening and the last closing brace.
 * @throws ProviderFailure `empty` when there is no text, `malformed` when it is not html and css
 */
export function readReply(text: string): Code {
  if (text.trim() === '') throw new ProviderFailure('empty', 'No text was generated from the API response.');
  const [first, last] = [text.indexOf('{'), text.lastIndexOf('}')];
  const json = first === -1 || last < first ? undefined : parseLeniently(text.slice(first, last + 1));
  const parsed = reply.safeParse(json);
  if (parsed.success) return { html: parsed.data.html, css: parsed.data.css ?? '' };
  throw new ProviderFailure(
    'malformed',
    json === undefined
      ? 'The AI model’s answer was not in the expected format. Please try again.'
      : 'The AI model’s answer did not contain any HTML. Please try again.',
  );
}

function parseLeniently(json: string): unknown {
  for (const candidate of [json, mendJson(json)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The repaired text is tried next; after that, nothing is left to try.
    }
  }
  return undefined;
}

/** The reply so far, read from its first brace on, or undefined while there is no HTML yet. */
export function readPartialReply(text: string): Code | undefined {
  const first = text.indexOf('{');
  if (first === -1) return undefined;
  try {
    const { html, css } = parse(mendJson(text.slice(first))) as Record<string, unknown>;
    if (typeof html !== 'string') return undefined;
    return { html, css: typeof css === 'string' ? css : '' };
  } catch {
    return undefined;
  }
}
