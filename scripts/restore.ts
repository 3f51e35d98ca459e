import { join, resolve } from 'node:path';
import { readConfig } from '../server/config.ts';
import { findDumps } from '../server/platform/database/keep-dumps.ts';
import { DataFolderInUse, lockDataFolder } from '../server/platform/database/lock-data-folder.ts';
import { DumpUnreadable, restoreEmbedded } from '../server/platform/database/restore-embedded.ts';

// `npm run restore -- data/dumps/….tar.gz`: replaces the embedded database with a dump while the service is stopped.
// Without a file it lists the dumps.
const calledFrom = process.cwd();
process.chdir(join(import.meta.dirname, '..'));

async function restore(dump: string | undefined): Promise<number> {
  const { databaseUrl, dataDir, dumpsDir, embeddedDatabaseDir } = readConfig(process.env);
  if (databaseUrl) {
    console.error('DATABASE_URL is set: dumps are of the embedded database. Use pg_restore for PostgreSQL.');
    return 1;
  }
  if (!dump) {
    const dumps = await findDumps(dumpsDir);
    console.log(dumps.length ? dumps.map((name) => join(dumpsDir, name)).join('\n') : `No dumps in ${dumpsDir} yet.`);
    return 0;
  }
  const unlock = await lockDataFolder(dataDir, () => process.exit(1));
  try {
    const former = await restoreEmbedded(embeddedDatabaseDir, resolve(calledFrom, dump));
    console.log(`Restored.${former ? ` What was there before is in ${former}; delete it when all is well.` : ''}`);
    return 0;
  } finally {
    await unlock();
  }
}

process.exitCode = await restore(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof DataFolderInUse || error instanceof DumpUnreadable ? error.message : error);
  return 1;
});
