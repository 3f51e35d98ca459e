import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createDatabase } from '#server/testing/databases.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { processorSeconds, type ServerProcess, startProcess } from './start-process.ts';

// Requests per second over 20 connections, compared with a bare server that runs the same queries and nothing else. The
// servers take turns, so that other work on the machine affects all of them.
// `npm run bench:api -- --rounds 5 --seconds 3`

/** Share of the bare server's requests per second. */
const GOAL = 0.5;

type Call = { name: string; path: string; signedIn: boolean; bare: boolean };
const CALLS: Call[] = [
  { name: '20 conversions, signed in', path: '/api/generations', signedIn: true, bare: true },
  { name: '3 conversions, signed in', path: '/api/generations?limit=3', signedIn: true, bare: true },
  { name: 'GET /packages, signed in', path: '/packages', signedIn: true, bare: true },
  { name: 'GET /packages', path: '/packages', signedIn: false, bare: true },
  { name: 'GET /openapi.json', path: '/openapi.json', signedIn: false, bare: false },
  { name: 'GET /docs', path: '/docs', signedIn: false, bare: false },
];

/** Requests per second; milliseconds; processor time of the server in microseconds per request. */
type Load = { perSecond: number; p50: number; p99: number; processorMicros: number | null };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'string', default: join(import.meta.dirname, '../results/api.json') },
  },
});

async function load(server: ServerProcess, { name, path, signedIn }: Call, seconds: number): Promise<Load> {
  const before = processorSeconds(server.pid);
  const generator = join(import.meta.dirname, 'generate-load.ts');
  const args = [generator, server.url + path, String(seconds), signedIn ? server.cookie : ''];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { total, failed, ...rest } = JSON.parse(stdout);
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  const used = processorSeconds(server.pid) - before;
  return { ...rest, processorMicros: Number.isNaN(used) ? null : (used * 1e6) / total };
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const medianOf = (loads: Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  processorMicros: median(loads.map(({ processorMicros }) => processorMicros ?? 0)) || null,
});

const postgres = await startPostgres();
if (!postgres) throw new Error('no PostgreSQL on this machine, and none can be installed');
const url = await createDatabase(postgres.url);
const onPostgres = await startProcess('service.ts', [], { DATABASE_URL: url });
const embedded = await startProcess('service.ts', [], { DATABASE_URL: '' });
const bare = { ...(await startProcess('bare-server.ts', [url])), cookie: onPostgres.cookie };
const servers: Record<string, ServerProcess> = { bare, PostgreSQL: onPostgres, embedded };

type Line = { loads: Record<string, Load>; share: number | null };
const lines: Record<string, Line> = {};
const loadBefore = loadavg()[0];
const columns = ['bare', 'PostgreSQL', 'share', 'embedded', 'µs bare', 'µs PG', 'p99 PG'];
console.log(`\n${'requests per second'.padEnd(34)}${columns.map((column) => column.padStart(11)).join('')}`);
for (const call of CALLS.filter(({ name }) => name.includes(values.only))) {
  const taking = Object.entries(servers).filter(([name]) => call.bare || name !== 'bare');
  const loads: Record<string, Load[]> = Object.fromEntries(taking.map(([name]) => [name, []]));
  for (const [, server] of taking) await load(server, call, 2);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [name, server] of taking) loads[name].push(await load(server, call, Number(values.seconds)));
  const of = Object.fromEntries(Object.entries(loads).map(([name, all]) => [name, medianOf(all)]));
  // Round by round, because both of a pair ran under the same conditions.
  const shares = loads.bare?.map(({ perSecond }, round) => loads.PostgreSQL[round].perSecond / perSecond);
  const share = shares ? median(shares) : null;
  lines[call.name] = { loads: of, share };
  const show = (number: number | null | undefined) => (number == null ? '' : number.toFixed(0)).padStart(11);
  const percent = share === null ? '' : `${(share * 100).toFixed(0)} %`;
  console.log(
    call.name.padEnd(34) +
      show(of.bare?.perSecond) +
      show(of.PostgreSQL.perSecond) +
      percent.padStart(11) +
      show(of.embedded.perSecond) +
      show(of.bare?.processorMicros) +
      show(of.PostgreSQL.processorMicros) +
      show(of.PostgreSQL.p99),
  );
}

const missed = Object.entries(lines).filter(([, { share }]) => share !== null && share < GOAL);
console.log(
  missed.length === 0
    ? `\nAll reach ${GOAL * 100} % of the bare server.`
    : `\nMissed: ${missed.map(([name]) => name).join('; ')}`,
);
const machine = { before: loadBefore, after: loadavg()[0] };
console.log(`Load of the machine: ${machine.before.toFixed(1)} before, ${machine.after.toFixed(1)} after.`);
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
const settings = { connections: 20, rounds: Number(values.rounds), seconds: Number(values.seconds), goal: GOAL };
await writeFile(values.json, `${JSON.stringify({ ...settings, load: machine, lines }, rounded, 2)}\n`);
for (const server of Object.values(servers)) await server.stop();
postgres.stop();
