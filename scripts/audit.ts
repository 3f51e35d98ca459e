import { join } from 'node:path';
import { type Config, readConfig } from '../server/config.ts';
import { auditOrders } from '../server/features/books/audit-orders.ts';
import type { Disagreement } from '../server/features/credits/audit-ledger.ts';
import { auditLedger } from '../server/features/credits/audit-ledger.ts';
import { auditCaptures, NoAccount } from '../server/features/payments/audit-captures.ts';
import type { Database } from '../server/platform/database/database.ts';
import { DataFolderInUse, lockDataFolder } from '../server/platform/database/lock-data-folder.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { createLogger } from '../server/platform/log/create-logger.ts';
import { createPayPal } from '../server/platform/paypal/create-paypal.ts';
import { PayPalFailure } from '../server/platform/paypal/paypal-failure.ts';
import { createSecrets } from '../server/platform/secrets/create-secrets.ts';
import { readMasterKey } from '../server/platform/secrets/read-master-key.ts';

// `npm run audit`: recomputes every balance from the ledger and every order from its payment, and prints what disagrees;
// with `-- --paypal` PayPal is asked for every capture, too. Exit code 1 when something disagrees.
process.chdir(join(import.meta.dirname, '..'));

async function audit(config: Config, withPayPal: boolean): Promise<number> {
  const unlock = config.databaseUrl ? undefined : await lockDataFolder(config.dataDir, () => process.exit(1));
  const connection = await openDatabase(config);
  try {
    const { db } = connection;
    let count = report('our books', [...(await auditLedger(db)), ...(await auditOrders(db))]);
    if (withPayPal) count += await askPayPal(config, db);
    console.log(count === 0 ? 'The books agree.' : `${count} disagreements.`);
    return count === 0 ? 0 : 1;
  } finally {
    await connection.close();
    await unlock?.();
  }
}

async function askPayPal(config: Config, db: Database): Promise<number> {
  const log = createLogger({ logLevel: 'silent' });
  const secrets = createSecrets(await readMasterKey(config));
  const paypal = createPayPal(config, log);
  const { asked, skipped, disagreements } = await auditCaptures({ db, secrets, paypal, log });
  console.log(`PayPal was asked about ${asked} captures.`);
  if (skipped > 0) console.log(`${skipped} more belong to another account: set that one up to ask about them.`);
  return report('PayPal', disagreements);
}

function report(who: string, disagreements: readonly Disagreement[]): number {
  for (const { what, subject, expected, found } of disagreements)
    console.log(`${what} of ${subject}: ${found}, but by ${who} ${expected}`);
  return disagreements.length;
}

process.exitCode = await audit(readConfig(process.env), process.argv.includes('--paypal')).catch((error: unknown) => {
  const told = error instanceof DataFolderInUse || error instanceof PayPalFailure || error instanceof NoAccount;
  console.error(told ? error.message : error);
  return 1;
});
