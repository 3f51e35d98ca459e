import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/build.ts';
import { startPostgres } from '../../../scripts/testing/postgres.ts';
import { type Server, startServer } from '../../web/start-server.ts';
import { printTable } from '../../web/table.ts';
import { aText, type Body, bootstrapDesign, hugeDesign, longDesign, tooLarge } from './bodies.ts';
import type { Counts, Flood } from './send-flood.ts';
import { type SlowEnd, sendSlowly } from './send-slowly.ts';
import { signUp } from './sign-up.ts';
import { type Watched, watchServer } from './watch-server.ts';

const MB = 1024 * 1024;
/** A slow body that is open for longer counts as endless. */
const SLOW_PATIENCE_MS = 100_000;
/** Nearly the largest file that the generator accepts. */
const DESIGN_BYTES = 9.9 * MB;
/** Priorities of processes: a lower number runs first. */
const [FIRST, SECOND] = [-15, -10];
const GOALS = { healthMs: 100, grownMb: 150, slowSeconds: 60 };

type Result = { counts: Counts; watched: Watched };
/** `nothing` is an idle service. */
type Run = { floods: Record<string, Result> & { nothing: Result }; slow: Record<string, SlowEnd> };
type Report = { before?: Run; now?: Run };

const HELP =
  'npm run bench:faults -- flood [--server path/to/main.ts] [--as before] [--database embedded] [--quick] [--only NAME]';

/** Floods the service with uploads, streams and slow bodies, and reports what others notice. */
export async function measureFlood(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      server: { type: 'string', default: join(import.meta.dirname, '../../../server/main.ts') },
      as: { type: 'string', default: 'now' },
      database: { type: 'string', default: 'postgres' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      json: { type: 'string', default: join(import.meta.dirname, '../../results/faults-flood.json') },
    },
  });
  if (values.as !== 'now' && values.as !== 'before') throw new Error(HELP);
  const file = resolve(values.json);
  const report: Report = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  await build();
  const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
  if (postgres) process.env.DATABASE_URL = postgres.url;
  // The flood comes from one address and registers its accounts itself.
  Object.assign(process.env, { AUTH_ATTEMPTS_PER_MINUTE: '1000', PAYPAL_BASE_URL: '' });
  const server = await startServer(resolve(values.server));
  const former = report[values.as];
  let measured: Run;
  try {
    goFirst(server.pid);
    await warm(server);
    const slow = values.only ? {} : values.quick ? (former?.slow ?? {}) : measureSlow(server);
    measured = { floods: await measureFloods(server, values.only), slow: await slow };
  } finally {
    await server.stop();
    postgres?.stop();
  }
  const missed = print(measured, values.as === 'now' ? report.before : undefined);
  const { nothing, ...floods } = measured.floods;
  report[values.as] = values.only
    ? { floods: { nothing, ...former?.floods, ...floods }, slow: former?.slow ?? {} }
    : measured;
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(1)) : value);
  await writeFile(file, `${JSON.stringify(report, rounded, 2)}\n`);
  console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed: ${missed.join('; ')}`);
}

/**
 * Keeps other work on this machine out of the figures, where the system permits it: the server and its watcher get the
 * highest priority, then the flood (a child of this process), then everything else.
 */
function goFirst(server: number): void {
  try {
    for (const pid of [server, process.pid]) setPriority(pid, FIRST);
  } catch {}
}

/**
 * Converts as many designs as the flood will get accepted, so that the engine's own memory and the first compilations do not
 * count as the flood's.
 */
async function warm({ url }: Server): Promise<void> {
  const designs = [await longDesign(), ...Array<Body>(5).fill(await hugeDesign(DESIGN_BYTES))];
  await Promise.all(designs.map(async (design, n) => convert(url, await signUp(url, `warm${n}`), design)));
}

/** @returns the path of the new conversion */
async function order(url: string, cookie: string, { file, type }: Body): Promise<string> {
  const headers = { cookie, 'content-type': type };
  const answer = await fetch(`${url}/api/generations`, { method: 'POST', headers, body: await readFile(file) });
  const { _id } = (await answer.json()) as { _id: string };
  return `/api/generations/${_id}`;
}

/** The same once it has ended. */
async function convert(url: string, cookie: string, design: Body): Promise<string> {
  const path = await order(url, cookie, design);
  await (await fetch(`${url}${path}/events`, { headers: { cookie } })).text();
  return path;
}

/** @param only those whose names have this in them, beside an idle service */
async function measureFloods(server: Server, only: string): Promise<Run['floods']> {
  const results = {} as Run['floods'];
  const flood = async (name: string, path: string, cookies: string[], body?: Body, patienceMs = 60_000) => {
    if (!name.includes(only)) return;
    const sent: Flood = { url: server.url, path, cookies, patienceMs, ...(body && { body }) };
    results[name] = await watchServer(server, async () => ({ counts: await send(sent) }));
    console.log(name, JSON.stringify(results[name]));
    await delay(3000);
  };
  // What an idle service takes on this machine; under a flood it cannot be better.
  results.nothing = await watchServer(server, async () => ({ counts: await delay(5000, {}) }));
  console.log('nothing', JSON.stringify(results.nothing));
  const people = await Promise.all(['ada', 'ben', 'cleo', 'dan'].map((name) => signUp(server.url, name)));
  const of = (who: number, times: number) => Array<string>(times).fill(people[who]!);
  const design = await hugeDesign(DESIGN_BYTES);
  await flood('100 designs, no session', '/api/generations', Array(100).fill(''), design);
  const hundred = [...of(0, 40), ...of(1, 40), ...of(2, 20)];
  await flood('100 designs, three accounts', '/api/generations', hundred, design);
  await flood('40 designs, accounts that have two', '/api/generations', of(0, 40), design);
  await flood('40 photos, one account', '/image-server/upload', of(3, 40), design);
  await flood('40 attachments, one account', '/api/support-attachments', of(3, 40), await aText(4.9 * MB));
  await flood('40 bodies of 25 MB', '/api/generations', of(3, 40), await tooLarge(25 * MB));
  await flood('300 streams, one account', '/api/support-events', of(3, 300), undefined, 5000);
  const written = await convert(server.url, people[3]!, await bootstrapDesign());
  await flood('40 pages in Bootstrap, one account', `${written}/pages/clean`, of(3, 40));
  const long = await order(server.url, people[3]!, await longDesign());
  await flood('300 streams, one conversion', `${long}/events`, of(3, 300), undefined, 5000);
  return results;
}

function send(flood: Flood): Promise<Counts> {
  const child = fork(join(import.meta.dirname, 'send-flood.ts'));
  try {
    setPriority(child.pid!, SECOND);
  } catch {}
  child.send(flood);
  return new Promise((resolve, reject) => {
    child.once('message', (counts: Counts) => resolve(counts));
    child.once('error', reject);
  });
}

async function measureSlow({ url }: Server): Promise<Run['slow']> {
  const json = 'Content-Type: application/json';
  const cookie = `Cookie: ${await signUp(url, 'slow')}`;
  const calls: Record<string, [string[], boolean]> = {
    'slow call': [['POST /new-support-message HTTP/1.1', json], false],
    'slow picture': [
      ['POST /api/generations HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', cookie],
      false,
    ],
    'slow sign-in': [['POST /api/auth/sign-in/email HTTP/1.1', json], false],
    'slow page': [['POST /contact HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded'], false],
    'slow webhook': [['POST /webhooks/paypal HTTP/1.1', json], false],
    'slow webhook, chunked': [['POST /webhooks/paypal HTTP/1.1', json], true],
  };
  const ends = Object.entries(calls).map(async ([name, [head, chunked]]) => [
    name,
    await sendSlowly(url, head, chunked, SLOW_PATIENCE_MS),
  ]);
  return Object.fromEntries(await Promise.all(ends));
}

function print(run: Run, before: Run | undefined): string[] {
  const missed: string[] = [];
  for (const [name, { counts, watched }] of Object.entries(run.floods)) {
    const former = before?.floods[name];
    const lines = [
      { name: '/healthz p50', value: watched.p50, unit: 'ms', former: former?.watched.p50 },
      {
        name: '/healthz p99',
        value: watched.p99,
        unit: 'ms',
        goal: { atMost: GOALS.healthMs },
        former: former?.watched.p99,
      },
      {
        name: 'memory growth',
        value: watched.grownMb,
        unit: 'MB',
        goal: { atMost: GOALS.grownMb },
        former: former?.watched.grownMb,
      },
    ];
    missed.push(...printTable(name, lines));
    console.log(`  ${say(counts)}${former ? `   before: ${say(former.counts)}` : ''}`);
  }
  const slow = Object.entries(run.slow).map(([name, { seconds }]) => ({
    name: `${name}: ${run.slow[name]!.status}`,
    value: seconds,
    unit: 's',
    goal: { atMost: GOALS.slowSeconds },
    former: before?.slow[name]?.seconds,
  }));
  if (slow.length > 0) missed.push(...printTable('A byte each 3 s, ended after', slow));
  return missed;
}

const say = (counts: Counts): string =>
  Object.entries(counts)
    .map(([end, times]) => `${times} × ${end}`)
    .join(', ');
