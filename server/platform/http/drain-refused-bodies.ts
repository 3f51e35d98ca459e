import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createRoom } from '../uploads/create-room.ts';
import { hasBody } from './has-body.ts';

/** What is thrown away of a body that nobody wants; then the connection ends. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
/** Of so many bodies a piece (64 kB) is read each millisecond, 100 MB a second: everybody else has their turn in between. */
const AT_ONCE = 2;

/**
 * A body may still be on its way when its answer is there: too large, nobody signed in, too many. A connection that was
 * closed at once would be reset, and most clients show that instead of the answer, so the rest is read and thrown away
 * first (nginx calls it a lingering close).
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  const turns = createRoom(AT_ONCE);

  /** Begins before the answer has left: Node would read what nobody reads as fast as it comes. */
  function drain(raw: IncomingMessage): void {
    let left = MAX_BYTES;
    raw.on('data', async ({ length }: Buffer) => {
      left -= length;
      if (left < 0) return raw.socket.destroy();
      raw.pause();
      const leave = await turns.enter();
      await delay(1);
      leave();
      raw.resume();
    });
  }

  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed || !hasBody(raw)) return;
    drain(raw);
    raw.once('close', closeLater(raw));
  });
}

/**
 * Node ends the connection with the answer where one of the two wants it closed. Here it only says that nothing more
 * will come.
 * @returns to be called when the body is over: what was held up happens
 */
function closeLater({ socket }: IncomingMessage): () => void {
  const closeNow = socket.destroySoon;
  const giveUp = setTimeout(() => socket.destroy(), MAX_MS);
  let isWanted = false;
  socket.destroySoon = () => {
    isWanted = true;
    socket.end();
  };
  return () => {
    clearTimeout(giveUp);
    socket.destroySoon = closeNow;
    if (isWanted) socket.destroySoon();
  };
}
