import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import { baseUrlOf } from '#server/platform/ai/base-url.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { auditedKey, keySubject } from './audited-key.ts';
import { checkEndpoint, checkKey, type KeyFields } from './check-fields.ts';
import { getKeyById, type KeyRow } from './get-key-by-id.ts';
import { keyPlace } from './key-place.ts';
import { getKeyWithWeek } from './list-keys.ts';
import { maskedKey } from './masked-key.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

/** Provider and activity stay as they are when they are left out. */
type KeyChange = Omit<KeyFields, 'provider' | 'isActive'> & Partial<Pick<KeyFields, 'provider' | 'isActive'>>;

type Tools = Pick<Services, 'db' | 'secrets' | 'outbound'>;

/**
 * Changes a key and puts it back into use. The masked key sent back keeps the stored one, unless its provider or host
 * changes: a stored key goes only where it was entered for, so that nobody can have it sent to a server of theirs.
 * @throws NOT_FOUND, BAD_REQUEST
 */
export async function updateKey(tools: Tools, id: string, fields: KeyChange, actor: Act['actor']) {
  const { db, secrets } = tools;
  const row = await getKeyById(db, id);
  const provider = fields.provider ?? row.provider;
  const kept: Partial<KeyRow> = provider === row.provider ? row : {};
  const endpoint = await checkEndpoint(tools, {
    provider,
    model: fields.model ?? kept.model,
    baseURL: fields.baseURL === undefined ? kept.baseURL : fields.baseURL,
  });
  const { masked, readable } = maskedKey(secrets, row);
  const keepsKey = fields.key === masked;
  if (keepsKey && !readable) throw badRequest('The stored key cannot be read any more. Enter the key again.');
  if (keepsKey && destination(endpoint) !== destination(row))
    throw badRequest('Enter the key again: a stored key is not sent to another provider or server.');
  const sealedKey = keepsKey ? row.sealedKey : secrets.seal(keyPlace(id), checkKey(fields.key));
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(providerKeys)
      .set({
        name: fields.name,
        isActive: fields.isActive ?? row.isActive,
        sealedKey,
        ...endpoint,
        setAsideAt: null,
        lastError: null,
        updatedAt: new Date(),
      })
      .where(eq(providerKeys.id, id))
      .returning();
    if (!changed) throw keyMissing();
    const before = { ...auditedKey(secrets, row), setAsideAt: row.setAsideAt };
    const after = { ...auditedKey(secrets, changed), setAsideAt: changed.setAsideAt };
    // Two keys can look the same when masked.
    const looksTheSame = !keepsKey && after.maskedKey === before.maskedKey;
    await recordAct(tx, {
      actor,
      action: 'key.update',
      subject: keySubject(row),
      before,
      after: { ...after, ...(looksTheSame ? { keyEntered: true } : {}) },
    });
    return getKeyWithWeek(tx, id);
  });
}

const destination = (endpoint: Pick<KeyRow, 'provider' | 'baseURL'>) =>
  `${endpoint.provider} ${new URL(baseUrlOf(endpoint)).origin}`;
