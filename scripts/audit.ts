import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { auditLedger } from '../server/features/credits/audit-ledger.ts';
import { DataFolderInUse, lockDataFolder } from '../server/platform/database/lock-data-folder.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';

// `npm run audit`: recomputes every balance from the ledger and prints what disagrees. Exit code 1 when something does.
process.chdir(join(import.meta.dirname, '..'));
const config = readConfig(process.env);

async function audit(): Promise<number> {
  const unlock = config.databaseUrl ? undefined : await lockDataFolder(config.dataDir, () => process.exit(1));
  const connection = await openDatabase(config);
  const disagreements = await auditLedger(connection.db);
  for (const { what, subject, expected, found } of disagreements)
    console.log(`${what} of ${subject}: ${found}, but the ledger says ${expected}`);
  console.log(disagreements.length === 0 ? 'The books agree.' : `${disagreements.length} disagreements.`);
  await connection.close();
  await unlock?.();
  return disagreements.length === 0 ? 0 : 1;
}

process.exitCode = await audit().catch((error: unknown) => {
  console.error(error instanceof DataFolderInUse ? error.message : error);
  return 1;
});
