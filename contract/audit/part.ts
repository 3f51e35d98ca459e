/** A piece of a sentence: words, a name that leads to its record, or a day. */
export type Part = string | NamePart | { day: string };

export interface NamePart {
  name: string;
  /** Kind of the record in the log: user, ticket, order, … */
  type: string;
  /** Missing when there is nothing to link to. */
  id: string | null;
  /** For an order: which list it is in. */
  kind?: string;
}

/** @param writeDay formats a day, given as ISO text */
export const partsText = (parts: readonly Part[], writeDay: (day: string) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'day' in part ? writeDay(part.day) : part.name)).join('');
