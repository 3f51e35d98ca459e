import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createKeys } from './keys.ts';
import { createStore, type Store } from './store.ts';

const VERSION = 1;
const PAUSE_MS = 200;
const MAPS = ['orders', 'captures', 'refunds', 'disputes', 'events', 'requestIds'] as const;

/** The store of the last run, or a new one. @throws when the file is not one of these */
export async function loadStore(file: string | undefined): Promise<Store> {
  if (!file || !existsSync(file)) return createStore(await createKeys());
  const { version, ...saved } = JSON.parse(readFileSync(file, 'utf8'));
  if (version !== VERSION) throw new Error(`${file} is not a state of this PayPal emulator.`);
  const maps = Object.fromEntries(MAPS.map((name) => [name, new Map(saved[name])]));
  return { ...createStore(saved.keys), webhooks: saved.webhooks, deliveries: saved.deliveries, ...maps };
}

/** Keeps the store in a file: soon after each change, and at once when asked. */
export function createStateFile(file: string | undefined, store: Store) {
  let timer: NodeJS.Timeout | undefined;

  function save() {
    clearTimeout(timer);
    timer = undefined;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const text = JSON.stringify({ version: VERSION, ...store }, (_key, value) =>
      value instanceof Map ? [...value] : value,
    );
    // It holds the signing key, and must never be there by half.
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  return {
    changed() {
      if (file) timer ??= setTimeout(save, PAUSE_MS).unref();
    },
    save,
  };
}
