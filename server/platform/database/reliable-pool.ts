import { DatabaseError, Pool, type PoolClient } from 'pg';
import { NoConnection } from './is-database-unavailable.ts';

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that always gets its connections back. Without this, drizzle keeps a connection for ever when BEGIN fails, and
 * nothing listens for the errors of one inside a transaction, which would end the process.
 */
export class ReliablePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    // This is how the pool's own `query` asks, and that one looks after its connection itself.
    if (callback) return void super.connect(callback as Parameters<Pool['connect']>[0]);
    return super.connect().then(guard, (error) => {
      throw new NoConnection('No connection to the database could be had.', { cause: error });
    });
  }
}

/** Gives the connection back once: when its holder does, or as soon as it breaks or a query gets no answer. */
function guard(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client);
  const ask = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  let held = true;
  const release = (error?: Error | boolean) => {
    if (!held) return;
    held = false;
    client.off('error', release);
    // Uncovers the method of the class.
    delete (client as Partial<PoolClient>).query;
    giveBack(error);
  };
  const query = (...parts: unknown[]) =>
    ask(...parts).catch((error: Error) => {
      if (!(error instanceof DatabaseError)) release(error);
      throw error;
    });
  client.on('error', release);
  return Object.assign(client, { release, query });
}
