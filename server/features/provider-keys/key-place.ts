import type { Place } from '#server/platform/secrets/create-secrets.ts';

/** Where the key of that record is sealed. */
export const keyPlace = (keyId: string): Place => ({ table: 'provider_key', row: keyId, column: 'sealed_key' });
