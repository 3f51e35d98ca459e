import { randomInt } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** An id that people read and type (items, orders, payments): eight of A–Z and 0–9. */
export const makeShortId = (): string =>
  Array.from({ length: 8 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
