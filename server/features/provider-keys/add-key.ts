import { v7 as uuidv7 } from 'uuid';
import type { Services } from '#server/services.ts';
import { checkEndpoint, checkKey, type KeyFields } from './check-fields.ts';
import { keyPlace } from './key-place.ts';
import { getKeyWithWeek } from './list-keys.ts';
import { providerKeys } from './tables.ts';

/** Stores a new key, sealed. @throws BAD_REQUEST when key, base URL or model cannot be used */
export async function addKey({ db, secrets }: Pick<Services, 'db' | 'secrets'>, fields: KeyFields) {
  const id = uuidv7();
  await db.insert(providerKeys).values({
    id,
    name: fields.name,
    isActive: fields.isActive,
    sealedKey: secrets.seal(keyPlace(id), checkKey(fields.key)),
    ...checkEndpoint(fields),
  });
  return getKeyWithWeek(db, id);
}
