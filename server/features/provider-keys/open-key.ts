import type { Services } from '#server/platform/services.ts';
import type { UsableKey } from './find-usable-keys.ts';
import { getKeyById } from './get-key-by-id.ts';
import { keyPlace } from './key-place.ts';

/** A key in clear. Keep it in local variables only: never in a row, an event, a log line or an answer. */
export type OpenedKey = UsableKey & { key: string };

/** @throws NOT_FOUND; SecretUnreadable when the stored key cannot be opened with the present master key */
export async function openKey(tools: Pick<Services, 'db' | 'secrets'>, keyId: string): Promise<OpenedKey> {
  const { id, name, provider, model, baseURL, sealedKey } = await getKeyById(tools.db, keyId);
  return { id, name, provider, model, baseURL, key: tools.secrets.open(keyPlace(id), sealedKey) };
}
