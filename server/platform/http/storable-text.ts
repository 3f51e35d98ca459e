import { badRequest } from '#server/platform/errors.ts';

/** No valid input is nested this deeply; much deeper input would overflow the stack. */
const MAX_DEPTH = 64;

/**
 * Makes input storable. The database refuses NUL and half of a surrogate pair (a text cut inside an emoji), so both become
 * the replacement character. Files stay as they are.
 * @throws BAD_REQUEST for input that is nested too deeply
 */
export function storableText(input: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badRequest('This is nested too deeply.');
  if (typeof input === 'string') return input.replaceAll('\0', '\ufffd').toWellFormed();
  if (Array.isArray(input)) return input.map((entry) => storableText(entry, depth + 1));
  if (typeof input !== 'object' || input === null || input instanceof Blob) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storableText(value, depth + 1)]));
}
