import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '#server/testing/databases.ts';
import { startService } from '../../../e2e/service.ts';
import { build } from '../../../scripts/build.ts';
import { startPostgres } from '../../../scripts/testing/postgres.ts';
import { type OutageReport, printOutages } from './print-outages.ts';
import { type Outage, runOutage } from './run-outage.ts';
import { signIn } from './sign-in.ts';
import { stopDuringOutage } from './stop-during-outage.ts';

const OUTAGES: Outage[] = [
  { name: '3 s', awaySeconds: 3, times: 1, backSeconds: 0 },
  { name: '12 s', awaySeconds: 12, times: 1, backSeconds: 0 },
  { name: '30 s', awaySeconds: 30, times: 1, backSeconds: 0 },
  { name: '10 × 2 s', awaySeconds: 2, times: 10, backSeconds: 2 },
];

const root = join(import.meta.dirname, '../../..');

/**
 * Takes PostgreSQL away from the built service several times and records what happens.
 * @param args names of the outages, and `stop`; all without any. `--as baseline` stores the results beside the current ones
 */
export async function measureOutages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string', default: join(root, 'bench/results/faults-outage.json') },
      as: { type: 'string', default: 'now' },
    },
  });
  process.chdir(root);
  await build();
  const measured = await runOutages(positionals);
  const results: Record<string, OutageReport> = existsSync(values.json)
    ? JSON.parse(await readFile(values.json, 'utf8'))
    : {};
  const former = results[values.as];
  results[values.as] = { ...former, ...measured, outages: { ...former?.outages, ...measured.outages } };
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);
  await writeFile(values.json, `${JSON.stringify(results, rounded, 2)}\n`);
  for (const [name, report] of Object.entries(results)) printOutages(name, report);
}

async function runOutages(chosen: string[]): Promise<OutageReport> {
  const wanted = (name: string) => chosen.length === 0 || chosen.includes(name);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('no PostgreSQL on this machine, and none can be installed');
  const databaseUrl = await createDatabase(postgres.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'facsimile-faults-'));
  const options = { dataDir, env: { DATABASE_URL: databaseUrl, ENGINE_THREADS: '1', LOG_LEVEL: 'error' } };
  const report: OutageReport = { outages: {} };
  let service = await startService(options);
  try {
    const { member } = service;
    const call = await signIn(service.url, member);
    for (const outage of OUTAGES.filter(({ name }) => wanted(name))) {
      console.log(`PostgreSQL goes away: ${outage.name} …`);
      report.outages[outage.name] = await runOutage({ postgres, service, call, databaseUrl }, outage);
    }
    if (wanted('stop')) {
      console.log('SIGTERM while PostgreSQL is away …');
      const startAgain = async () => (service = await startService(options));
      report.stop = await stopDuringOutage(postgres, service, call, startAgain, member);
    }
  } finally {
    await service.remove();
    postgres.stop();
  }
  return report;
}
