import { failure } from '#server/platform/errors.ts';
import type { Database } from '../database/database.ts';
import type { Limiter } from './create-limiter.ts';

/** Counts one more for `who`. @throws `refusal`, with Retry-After */
export async function spend(
  db: Database,
  limiter: Limiter,
  who: string,
  headers: Headers | undefined,
  refusal: Error = failure('TOO_MANY_MESSAGES'),
) {
  const wait = await limiter.take(db, who);
  if (wait === undefined) return;
  headers?.set('retry-after', String(wait));
  throw refusal;
}
