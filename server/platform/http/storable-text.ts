import { badRequest } from '#server/platform/errors.ts';

/** Nothing that anybody sends us is nested as deeply; far deeper, and following it ends the stack. */
const MAX_DEPTH = 64;

/**
 * Input as the database can store it: it knows neither NUL nor half of a surrogate pair (a text cut in the middle of an
 * emoji), and answers both with an error. They become the replacement character; files stay as they are.
 * @throws BAD_REQUEST for what is nested too deeply
 */
export function storableText(input: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badRequest('This is nested too deeply.');
  if (typeof input === 'string') return input.replaceAll('\0', '\ufffd').toWellFormed();
  if (Array.isArray(input)) return input.map((entry) => storableText(entry, depth + 1));
  if (typeof input !== 'object' || input === null || input instanceof Blob) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storableText(value, depth + 1)]));
}
