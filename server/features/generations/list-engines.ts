import type { GeneratorStatus } from '#contract/generations.ts';
import { provider } from '#contract/provider-keys.ts';
import { providerNames } from '#contract/vocabulary/provider-names.ts';
import { findUsableKeys } from '#server/features/provider-keys/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What a member may choose between. Of the keys it says only whether there is one that can be used. */
export async function listEngines(db: Database): Promise<GeneratorStatus['engines']> {
  const keys = await findUsableKeys(db);
  const providers = provider.options.map((id) => {
    const available = keys.some((key) => key.provider === id);
    return { id, name: providerNames[id], available, readsInstructions: true, uses: available ? id : null };
  });
  const first = keys[0]?.provider;
  return [
    {
      id: 'automatic',
      name: 'Automatic',
      available: true,
      readsInstructions: first !== undefined,
      uses: first ?? 'built-in',
    },
    ...providers,
    { id: 'built-in', name: 'Built-in engine', available: true, readsInstructions: false, uses: 'built-in' },
  ];
}
