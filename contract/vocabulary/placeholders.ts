/** Placeholders of a canned reply, filled in from the ticket when the reply is put into the reply box. */
export const cannedPlaceholders = {
  '{userName}': "The writer's name",
  '{userEmail}': "The writer's e-mail address",
  '{subject}': 'Subject of the ticket',
  '{about}': 'The order or conversion it is about',
  '{adminName}': 'Your name',
} as const;
export type CannedPlaceholder = keyof typeof cannedPlaceholders;

/** In a mail and its subject it becomes the recipient's name, or 'User' when that is unknown. */
export const NAME_PLACEHOLDER = '{{name}}';

const KNOWN = new RegExp(
  [...Object.keys(cannedPlaceholders), NAME_PLACEHOLDER].map((name) => name.replaceAll(/[{}]/g, '\\$&')).join('|'),
  'g',
);

/** Position of a placeholder in a text. */
export type PlacedPlaceholder = { name: string; start: number; end: number };

/**
 * The placeholders of a text, in order. Only our own names count, and not when they are code: `${subject}` and
 * `{{subject}}` belong to a template, `{ subject }` to a program.
 * @param values what was filled in; a placeholder inside somebody's name or subject is part of the name or subject
 */
export function findPlaceholders(text: string, values: readonly string[] = []): PlacedPlaceholder[] {
  let own = text;
  for (const value of values)
    if (placeholdersIn(value).length > 0) own = own.replaceAll(value, ' '.repeat(value.length));
  return placeholdersIn(own);
}

function placeholdersIn(text: string): PlacedPlaceholder[] {
  return [...text.matchAll(KNOWN)]
    .map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }))
    .filter(({ start, end }) => !'{$'.includes(text[start - 1] ?? ' ') && text[end] !== '}');
}

/** A text with its placeholders filled in. Values are inserted unchanged; a placeholder without a value stays. */
export function fillPlaceholders(text: string, values: Partial<Record<CannedPlaceholder, string>>): string {
  let filled = '';
  let done = 0;
  for (const { name, start, end } of findPlaceholders(text)) {
    filled += text.slice(done, start) + (values[name as CannedPlaceholder] || name);
    done = end;
  }
  return filled + text.slice(done);
}

/** Says what is wrong with a text that cannot be sent; undefined when nothing is wrong. */
export function placeholderProblem(placed: readonly PlacedPlaceholder[]): string | undefined {
  const names = [...new Set(placed.map(({ name }) => name))];
  if (names.length === 0) return undefined;
  const [have, them] = names.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${names.join(', ')} ${have} not been filled in. Replace ${them} before you send, or put a space inside the braces to send ${them} as written.`;
}
