/** A piece of a sentence: words, a name that leads to its record, or a day. */
export type Part = string | NamePart | { day: string };

export interface NamePart {
  name: string;
  /** As the record is called in the log: user, ticket, order, … */
  type: string;
  /** Missing when there is nothing to lead to. */
  id: string | null;
  /** Of an order: which list it is in. */
  kind?: string;
}

/** @param writeDay how a day is written, given its ISO text */
export const partsText = (parts: readonly Part[], writeDay: (day: string) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'day' in part ? writeDay(part.day) : part.name)).join('');
