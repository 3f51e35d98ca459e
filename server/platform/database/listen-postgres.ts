import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

const RECONNECT_MS = 1000;

/**
 * LISTEN on a connection of its own, reconnecting for as long as nobody stops it. After a reconnection the callback is
 * called with an empty payload, because notifications sent in between are lost.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', (message) => onNotification(message.payload ?? ''));
    next.on('error', () => {});
    next.on('end', () => void reconnect());
    await next.connect();
    await next.query(`LISTEN ${escapeIdentifier(channel)}`);
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await delay(RECONNECT_MS, undefined, { ref: false });
      if (stopped) return;
      try {
        client = await connect();
        onNotification('');
        return;
      } catch {
        // The server is still away: try again.
      }
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
