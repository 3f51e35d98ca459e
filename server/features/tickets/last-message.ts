import type { AttachmentRow } from './present.ts';

/** Characters of a message that lists show. */
const BEGINNING = 140;
/** What is left of an emoji that was cut in the middle. */
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/** The beginning of a message, as lists show it; of one without a text, the names of its files. */
export const beginningOf = (text: string, files: Pick<AttachmentRow, 'name'>[] = []): string =>
  (text || files.map(({ name }) => name).join(', ')).slice(0, BEGINNING).replace(HALF_A_CHARACTER, '');
