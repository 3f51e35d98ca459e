import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createDatabase } from '#server/testing/databases.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { measure, type Times } from './measure.ts';
import { searchPlainly } from './search-plainly.ts';
import { seedDesk } from './seed-desk.ts';

// How long the support desk takes to answer with 10,000 tickets of 20 messages each, on its own PostgreSQL and through the
// whole app except the socket (session, validation, JSON), compared with a search without an index.
// `npm run bench:support -- --tickets 10000 --messages 20 --runs 200`

const GOAL_MS = 50;

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '20' },
    runs: { type: 'string', default: '200' },
    json: { type: 'string', default: join(import.meta.dirname, '../results/support.json') },
  },
});
const size = { tickets: Number(values.tickets), messages: Number(values.messages) };
const runs = Number(values.runs);

const postgres = await startPostgres();
if (!postgres) throw new Error('no PostgreSQL on this machine, and none can be installed');
const url = await createDatabase(postgres.url);
const bench = await createTestApp(() => openPostgres(url));
const { db } = bench.services;

const admin = await bench.signUp({ role: 'Admin', name: 'Ada Admin' });
const member = await bench.signUp({ name: 'Mona Member' });
await db.update(users).set({ emailVerified: true }).where(eq(users.email, member.email));
const idOf = async ({ email }: Client) => (await db.select().from(users).where(eq(users.email, email)))[0]!.id;
console.log(`Writing ${size.tickets} tickets with ${size.messages} messages each …`);
const people = { memberId: await idOf(member), memberEmail: member.email, adminId: await idOf(admin) };
const { words, ticketIds } = await seedDesk(db, size, people);
await db.execute(sql`VACUUM ANALYZE`);

const loadBefore = loadavg()[0]!;

type Line = Times & { found: number; plain?: Times };
const lines: Record<string, Line> = {};

async function ask(client: Client, path: string): Promise<number> {
  const { status, body, headers } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return Number(headers['x-total-count'] ?? (Array.isArray(body) ? body.length : 1));
}

async function time(name: string, client: Client, pathOf: string | ((n: number) => string), plain?: string) {
  const path = typeof pathOf === 'string' ? () => pathOf : pathOf;
  const found = await ask(client, path(0));
  const times = await measure((n) => ask(client, path(n)), runs);
  const line: Line = { ...times, found };
  if (plain) line.plain = await measure(() => searchPlainly(db, plain), Math.max(5, Math.ceil(runs / 20)));
  lines[name] = line;
  const show = (ms: number | undefined) => (ms === undefined ? '' : ms.toFixed(1)).padStart(9);
  const verdict = times.p95 <= GOAL_MS ? 'met   ' : 'MISSED';
  const ratio = line.plain ? `${(line.plain.p50 / times.p50).toFixed(0)} ×`.padStart(8) : '';
  console.log(
    `${name.padEnd(34)}${String(found).padStart(7)}${show(times.p50)}${show(times.p95)}${show(times.worst)}  ${verdict}${show(line.plain?.p50)}${ratio}`,
  );
}

/** A page of a list, as the screens ask for it. */
const page = (n: number, query = '') => `/support-messages?page=${n}&limit=10&replies=false${query && `&${query}`}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const search = (text: string) => page(1, `search=${encodeURIComponent(text)}`);
const [common, medium, other, rare] = [words[0]!, words[400]!, words[700]!, `QX${'42'.padStart(6, '0')}`];

console.log(
  `\n${'in ms; goal: p95 ≤ '}${GOAL_MS}${''.padEnd(13)}${'found'.padStart(7)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'worst'.padStart(9)}  ${''.padEnd(6)}${'plainly'.padStart(9)}`,
);
await time('list, page 1', admin, page(1));
await time('list, page 500', admin, page(Math.ceil(size.tickets / 20)));
await time('list, last page', admin, page(Math.ceil(size.tickets / 10)));
await time('page 1 with its replies', admin, '/support-messages?page=1&limit=10');
await time('by status', admin, page(1, 'ticketStatus=open'));
await time('by part of an e-mail', admin, page(1, 'email=person1'));
await time('by dates', admin, page(1, `startDate=${daysAgo(40)}&endDate=${daysAgo(20)}`));
await time('by no assignee', admin, page(1, 'assignee=none'));
await time(
  'by status, dates and e-mail',
  admin,
  page(1, `ticketStatus=closed&email=person1&startDate=2000-01-01T00:00:00Z&endDate=2100-01-01T00:00:00Z`),
);
await time('by assignee and priority', admin, page(1, `assignee=${people.adminId}&priority=high`));
await time('by the longest wait', admin, page(1, 'sort=waitingSince'));
await time('by the last message', admin, page(1, 'sort=-lastMessageAt'));
await time('search: a word in one ticket', admin, search(rare), rare);
await time('search: a word in some', admin, search(other), other);
await time('search: a word in all', admin, search(common), common);
await time('search: two common words', admin, search(`${common} ${words[1]}`), common);
await time('search: two words', admin, search(`${medium} ${other}`), medium);
await time('search: a word in none', admin, search('qqqq'), 'qqqq');
await time('search: the beginning of words', admin, search(medium.slice(0, 3)), medium.slice(0, 3));
await time('search: one letter', admin, search('s'), 's');
await time('search: an e-mail address', admin, search('person77@mail0.example'), 'person77@mail0.example');
await time('search, by status, page 5', admin, page(5, `search=${common}&ticketStatus=open`));
await time('search: never the same word', admin, (n) => search(words[(n * 29) % words.length]!));
await time('a member’s list', member, page(1, `userEmail=${member.email}`));
await time('a member’s search', member, page(1, `userEmail=${member.email}&search=${common}`));
await time('one ticket', admin, (n) => `/support-message/${ticketIds[(n * 37) % ticketIds.length]}`);
await time('unread tickets, admin', admin, '/api/support-unread');
await time('unread tickets, member', member, '/api/support-unread');
await time('figures of the desk', admin, '/api/support-stats');

const missed = Object.entries(lines).filter(([, { p95 }]) => p95 > GOAL_MS);
console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed: ${missed.map(([name]) => name).join('; ')}`);
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
// More than the number of cores means that other work was running on the machine.
const load = { before: loadBefore, after: loadavg()[0]! };
console.log(`Load of the machine: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`);
await writeFile(values.json, `${JSON.stringify({ ...size, runs, goalMs: GOAL_MS, load, lines }, rounded, 2)}\n`);
await bench.stop();
postgres.stop();
