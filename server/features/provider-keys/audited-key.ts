import type { Secrets } from '#server/platform/secrets/create-secrets.ts';
import type { KeyRow } from './get-key-by-id.ts';
import { maskedKey } from './masked-key.ts';

/** A key as the audit log may hold it: the key itself masked, as on the screen. */
export const auditedKey = (secrets: Secrets, row: KeyRow) => ({
  name: row.name,
  provider: row.provider,
  model: row.model,
  baseURL: row.baseURL,
  isActive: row.isActive,
  maskedKey: maskedKey(secrets, row).masked,
});

export const keySubject = ({ id, name }: Pick<KeyRow, 'id' | 'name'>) => ({ type: 'key', id, name });
