import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createRoom } from '../uploads/create-room.ts';
import { hasBody } from './has-body.ts';

/** How much of a refused body is read and discarded before the connection ends. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
/** From how many bodies a piece (64 kB) is read each millisecond: 100 MB a second, with room for other work in between. */
const AT_ONCE = 2;

/**
 * A body may still be arriving when its answer is ready: too large, not signed in, too many. Closing the connection at once
 * would reset it, and most clients show that instead of the answer. So the rest is read and discarded first, which nginx
 * calls a lingering close.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  const turns = createRoom(AT_ONCE);

  /** Begins before the answer is sent: otherwise Node reads the unread body as fast as it arrives. */
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
 * Node ends the connection with the answer if either side wants it closed. Here it only announces that nothing more will
 * be sent.
 * @returns a function to call at the end of the body, which does what was held back
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
