import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** A lock whose holder has not touched it for this long is taken over (ms). */
const STALE_MS = 10_000;

export class DataFolderInUse extends Error {}

/**
 * Locks the data folder for this process. The embedded database has no lock of its own, and two processes on one folder
 * silently lose each other's writes. After a crash the lock goes stale and is taken over within ten seconds.
 * @returns a function that releases the folder
 * @throws DataFolderInUse when a living process holds it
 */
export async function lockDataFolder(folder: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holderFile = join(folder, 'holder.json');
  const take = () => lock(folder, { stale: STALE_MS, update: 2000, onCompromised: onLost });
  const release = await take().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    const holder = await readHolder(holderFile);
    if (holder && isAlive(holder)) throw inUse(folder, holder.pid);
    await delay(STALE_MS + 1000);
    return take().catch(() => Promise.reject(inUse(folder, holder?.pid)));
  });
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }));
  return release;
}

type Holder = { pid: number; host: string };

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname() || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const inUse = (folder: string, pid: number | undefined) =>
  new DataFolderInUse(
    `The folder ${folder} is in use by another Facsimile${pid ? ` (process ${pid})` : ''}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
