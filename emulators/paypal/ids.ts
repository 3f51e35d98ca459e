import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXY';
const SIGNS = `0123456789${LETTERS}`;

const random = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Orders, captures, refunds and webhooks: 17 digits and capital letters. */
export const resourceId = (): string => random(SIGNS, 17);
export const eventId = (): string => `WH-${resourceId()}-${resourceId()}`;
export const disputeId = (): string => `PP-R-${random(LETTERS, 3)}-${random('0123456789', 8)}`;
export const debugId = (): string => randomBytes(7).toString('hex').slice(0, 13);
