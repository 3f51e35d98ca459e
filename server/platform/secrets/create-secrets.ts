import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where a sealed value is stored. It opens nowhere else, so that values cannot be swapped in the database. */
export type Place = { table: string; row: string; column: string };

export type Secrets = {
  seal(place: Place, plaintext: string): string;
  /** @throws SecretUnreadable when the value was changed, was moved, or was sealed with another master key */
  open(place: Place, sealed: string): string;
};

export class SecretUnreadable extends Error {
  constructor() {
    super('A stored secret cannot be read: MASTER_KEY is not the one it was stored with, or the row was changed.');
    this.name = 'SecretUnreadable';
  }
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/**
 * Envelope encryption with AES-256-GCM: every value has a random data key, which the master key encrypts. Both
 * carry `table|row|column` as additional data. A sealed value reads `v1.<data key>.<value>`, each part in base64url.
 */
export function createSecrets(masterKey: Buffer): Secrets {
  if (masterKey.length !== KEY_BYTES) throw new Error(`A master key has ${KEY_BYTES} bytes.`);
  return {
    seal(place, plaintext) {
      const dataKey = randomBytes(KEY_BYTES);
      const parts = [encrypt(masterKey, place, dataKey), encrypt(dataKey, place, Buffer.from(plaintext, 'utf8'))];
      return ['v1', ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open(place, sealed) {
      const [version, dataKey, value, ...rest] = sealed.split('.');
      if (version !== 'v1' || !dataKey || !value || rest.length > 0) throw new SecretUnreadable();
      return decrypt(decrypt(masterKey, place, dataKey), place, value).toString('utf8');
    },
  };
}

const additionalData = ({ table, row, column }: Place) => Buffer.from(`${table}|${row}|${column}`, 'utf8');

function encrypt(key: Buffer, place: Place, plaintext: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(additionalData(place));
  return Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, place: Place, encoded: string): Buffer {
  const sealed = Buffer.from(encoded, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(additionalData(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SecretUnreadable();
  }
}
