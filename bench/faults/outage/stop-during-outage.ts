import { setTimeout as delay } from 'node:timers/promises';
import type { Account, Service } from '../../../e2e/service.ts';
import type { TestPostgres } from '../../../scripts/testing/postgres.ts';
import { followEvents } from './follow-events.ts';
import { type Call, orderConversion, signIn } from './sign-in.ts';

export type Stopped = {
  exitCode: number | null;
  /** From SIGTERM to the end of the process; null: it was killed after 45 s. */
  stopMs: number | null;
  /** How the conversion that was running ended, after a new start. */
  conversion: string;
};

const GIVE_UP_MS = 45_000;

/** Stops the service with SIGTERM while its database is away, in the middle of a conversion, and starts it again. */
export async function stopDuringOutage(
  postgres: TestPostgres,
  service: Service,
  call: Call,
  startAgain: () => Promise<Service>,
  member: Account,
): Promise<Stopped> {
  const id = await orderConversion(call);
  await delay(1500);
  await postgres.pause();
  await delay(3000);
  const began = performance.now();
  const late = setTimeout(() => service.stop('SIGKILL'), GIVE_UP_MS);
  const exitCode = await service.stop('SIGTERM');
  const stopMs = performance.now() - began;
  clearTimeout(late);
  await postgres.resume();
  const again = await startAgain();
  const { end } = await followEvents(await signIn(again.url, member), id, 120_000);
  await again.remove();
  return { exitCode, stopMs: stopMs < GIVE_UP_MS ? stopMs : null, conversion: end };
}
