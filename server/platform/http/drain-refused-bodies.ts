import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

/** What is thrown away of a body that nobody wants; then the connection ends. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;

/**
 * A body may still be on its way when its answer is there: too large, nobody signed in, too many. A connection that was
 * closed at once would be reset, and most clients show that instead of the answer, so the rest is read and thrown away
 * first (nginx calls it a lingering close).
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed || !hasBody(raw)) return;
    drain(raw);
    reply.raw.once('finish', () => raw.resume());
  });
}

function drain(raw: IncomingMessage): void {
  const { socket } = raw;
  const from = socket.bytesRead;
  let isOver = false;
  // Node ends the connection with the answer where one of the two wants it closed: that waits for the end of the body.
  const closeNow = socket.destroySoon;
  socket.destroySoon = () => {
    isOver = true;
    socket.end();
  };
  const stop = () => {
    clearInterval(look);
    clearTimeout(giveUp);
    socket.destroySoon = closeNow;
  };
  const look = setInterval(() => {
    if (socket.bytesRead - from > MAX_BYTES) socket.destroy();
  }, 100);
  const giveUp = setTimeout(() => socket.destroy(), MAX_MS);
  socket.once('close', stop);
  raw.once('end', () => {
    stop();
    socket.off('close', stop);
    if (isOver) socket.destroySoon();
  });
}
