import { randomInt } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A short public id: eight of A–Z and 0–9. */
export const makeItemId = (): string =>
  Array.from({ length: 8 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
