import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Lets running requests finish, at most `drainMs`. Connections are closed as they fall idle: `close` alone looks once,
 * and a kept-alive connection whose event stream ends a moment later would hold it up to the last.
 */
export async function closeApp(app: FastifyInstance, drainMs: number): Promise<void> {
  const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
  clearInterval(look);
}
