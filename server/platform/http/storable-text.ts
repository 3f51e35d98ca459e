/**
 * Input as the database can store it: it knows neither NUL nor half of a surrogate pair (a text cut in the middle of an
 * emoji), and answers both with an error. They become the replacement character; files stay as they are.
 */
export function storableText(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '\ufffd').toWellFormed();
  if (Array.isArray(input)) return input.map(storableText);
  if (typeof input !== 'object' || input === null || input instanceof Blob) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storableText(value)]));
}
