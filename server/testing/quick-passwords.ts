import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PasswordHashing } from '#server/features/sign-in/index.ts';

const quick = { N: 2, r: 1, p: 1 };

/** Scrypt as the service uses it, but with hardly any work: tests open a thousand accounts. The journeys use the real one. */
export const quickPasswords: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${scryptSync(password, salt, 64, quick).toString('hex')}`;
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':');
    return timingSafeEqual(Buffer.from(key, 'hex'), scryptSync(password, salt, 64, quick));
  },
};
