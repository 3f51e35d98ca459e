import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { KEY_BYTES } from './create-secrets.ts';

/**
 * The key for everything encrypted in the database: MASTER_KEY, or the one generated once in the data folder.
 * @throws when the file exists without a valid key; a new key would make every stored secret unreadable
 */
export async function readMasterKey({ masterKey, dataDir }: Pick<Config, 'masterKey' | 'dataDir'>): Promise<Buffer> {
  if (masterKey) return Buffer.from(masterKey, 'base64');
  const file = join(dataDir, 'master-key');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored === undefined) return makeMasterKey(file);
  const key = Buffer.from(stored.trim(), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new Error(`${file} holds no key of ${KEY_BYTES} bytes in base64. Put the right one back, or set MASTER_KEY.`);
}

async function makeMasterKey(file: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES);
  await writeFile(file, `${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  await chmod(file, 0o600);
  return key;
}
