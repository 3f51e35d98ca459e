import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Lets running requests finish, for at most `drainMs`. Connections are closed when they become idle. `close` alone looks
 * only once, and a kept-alive connection whose event stream ends a moment later would delay it until the end.
 */
export async function closeApp(app: FastifyInstance, drainMs: number): Promise<void> {
  const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
  clearInterval(look);
}
