import { randomInt } from 'node:crypto';
import type { EngineChoice, GenerationEngine } from '#contract/generations.ts';
import { findUsableKeys, type UsableKey } from '#server/features/provider-keys/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';

/**
 * Who does what was asked for, decided when it is ordered. Automatic is the provider of a random usable key, else the
 * built-in engine.
 * @throws NO_API_KEYS when a provider is asked for and none of its keys can be used
 */
export async function chooseEngine(db: Database, choice: EngineChoice): Promise<GenerationEngine> {
  if (choice === 'built-in') return 'built-in';
  const [key] = shuffled(keysFor(await findUsableKeys(db), choice));
  if (key) return key.provider;
  if (choice === 'automatic') return 'built-in';
  throw failure('NO_API_KEYS');
}

/**
 * The keys to try for an order, in a random order, so that calls spread over them. For an automatic order those of the
 * provider that was announced to the member come first.
 */
export async function keysToTry(
  db: Database,
  order: { engineChoice: EngineChoice; engine: GenerationEngine },
): Promise<UsableKey[]> {
  const keys = shuffled(keysFor(await findUsableKeys(db), order.engineChoice));
  const announced = ({ provider }: UsableKey) => provider === order.engine;
  return [...keys.filter(announced), ...keys.filter((key) => !announced(key))];
}

const keysFor = (keys: UsableKey[], choice: EngineChoice) =>
  choice === 'automatic' ? keys : keys.filter(({ provider }) => provider === choice);

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
