/** Characters of a quote that the table shows. */
const QUOTE_PREVIEW = 50;

/** The beginning of a quote that is longer than the table wants it. */
export function shorten(quote: string): string {
  const characters = [...quote];
  return characters.length > QUOTE_PREVIEW ? `${characters.slice(0, QUOTE_PREVIEW).join('').trimEnd()}...` : quote;
}
