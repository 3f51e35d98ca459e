import { type Secrets, SecretUnreadable } from '#server/platform/secrets/create-secrets.ts';
import type { KeyRow } from './get-key-by-id.ts';
import { keyPlace } from './key-place.ts';
import { mask, maskedUnreadable } from './mask.ts';

/** The record's key as it is shown, and whether it can still be opened with the present master key. */
export function maskedKey(secrets: Secrets, { id, sealedKey }: Pick<KeyRow, 'id' | 'sealedKey'>) {
  try {
    return { masked: mask(secrets.open(keyPlace(id), sealedKey)), readable: true };
  } catch (error) {
    if (error instanceof SecretUnreadable) return { masked: maskedUnreadable, readable: false };
    throw error;
  }
}
