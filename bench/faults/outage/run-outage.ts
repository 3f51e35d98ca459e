import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '../../../e2e/service.ts';
import type { TestPostgres } from '../../../scripts/testing/postgres.ts';
import { countConnections, type Held } from './count-connections.ts';
import { type Followed, followEvents } from './follow-events.ts';
import { probe, type Refusals, timeUntilAnswered } from './probe.ts';
import { type Call, orderConversion } from './sign-in.ts';

/** Times in seconds: away, back, away, back … */
export type Outage = { name: string; awaySeconds: number; times: number; backSeconds: number };

export type Lived = {
  /** From the database's last return to the first good answer; null: not within a minute. */
  answersAfterMs: number | null;
  before: Held;
  after: Held | null;
  refusals: Refusals;
  /** Two conversions, one running and one waiting when the database went away. */
  conversions: Pick<Followed, 'end' | 'breaks'>[];
  conversionsAfterMs: number;
  /** Whether no event of the two streams came twice or out of order. */
  eventsInOrder: boolean;
};

const PATIENCE_MS = 60_000;
const CONVERSIONS_MS = 180_000;

/** Takes the database away from a working service and watches what happens. */
export async function runOutage(
  {
    postgres,
    service,
    call,
    databaseUrl,
  }: { postgres: TestPostgres; service: Service; call: Call; databaseUrl: string },
  { awaySeconds, times, backSeconds }: Outage,
): Promise<Lived> {
  const before = await countConnections(call, service.pid, databaseUrl);
  const ids = [await orderConversion(call), await orderConversion(call)];
  const following = ids.map((id) => followEvents(call, id, CONVERSIONS_MS));
  await delay(500);
  const probing = probe(call);
  for (let time = 0; time < times; time++) {
    if (time > 0) await delay(backSeconds * 1000);
    await postgres.pause();
    await delay(awaySeconds * 1000);
    await postgres.resume();
  }
  const returned = performance.now();
  const answersAfterMs = await timeUntilAnswered(call, '/api/generations', PATIENCE_MS);
  const refusals = await probing.stop();
  const followed = await Promise.all(following);
  const conversionsAfterMs = performance.now() - returned;
  const after = await countConnections(call, service.pid, databaseUrl).catch(() => null);
  return {
    answersAfterMs,
    before,
    after,
    refusals,
    conversions: followed.map(({ end, breaks }) => ({ end, breaks })),
    conversionsAfterMs,
    eventsInOrder: followed.every((one) => one.ids.every((id, index) => id > (one.ids[index - 1] ?? 0))),
  };
}
