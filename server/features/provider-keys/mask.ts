const DOTS = '••••••••';

/** Below this length the twelve characters shown would be most of the key. */
const MIN_SHOWN = 20;

/** What is shown of a key: the first 8 characters, dots, the last 4; of a short one dots only. */
export const mask = (key: string): string =>
  key.length < MIN_SHOWN ? DOTS : `${key.slice(0, 8)}${DOTS}${key.slice(-4)}`;

/** Stands for a key that cannot be opened. */
export const maskedUnreadable = DOTS;
