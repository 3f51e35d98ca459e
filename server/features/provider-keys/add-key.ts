import { v7 as uuidv7 } from 'uuid';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Services } from '#server/platform/services.ts';
import { auditedKey, keySubject } from './audited-key.ts';
import { checkEndpoint, checkKey, type KeyFields } from './check-fields.ts';
import { keyPlace } from './key-place.ts';
import { getKeyWithWeek } from './list-keys.ts';
import { providerKeys } from './tables.ts';

/** Stores a new key, sealed. @throws BAD_REQUEST when key, base URL or model cannot be used */
export async function addKey(
  tools: Pick<Services, 'db' | 'secrets' | 'outbound'>,
  fields: KeyFields,
  actor: Act['actor'],
) {
  const { db, secrets } = tools;
  const id = uuidv7();
  const sealedKey = secrets.seal(keyPlace(id), checkKey(fields.key));
  const endpoint = await checkEndpoint(tools, fields);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(providerKeys)
      .values({ id, name: fields.name, isActive: fields.isActive, sealedKey, ...endpoint })
      .returning();
    await recordAct(tx, { actor, action: 'key.add', subject: keySubject(row!), after: auditedKey(secrets, row!) });
    return getKeyWithWeek(tx, id);
  });
}
