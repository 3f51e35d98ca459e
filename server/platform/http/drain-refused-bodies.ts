import type { IncomingMessage } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createRoom } from '../uploads/create-room.ts';
import { hasBody } from './has-body.ts';

/** What is thrown away of a body that nobody wants; then the connection ends. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
/** Bodies of which a piece (64 kB) is read in one round of the event loop: everybody else has their turn in between. */
const AT_ONCE = 4;

/**
 * A body may still be on its way when its answer is there: too large, nobody signed in, too many. A connection that was
 * closed at once would be reset, and most clients show that instead of the answer, so the rest is read and thrown away
 * first (nginx calls it a lingering close).
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  const turns = createRoom(AT_ONCE);

  /** Begins before the answer has left: Node would read what nobody reads as fast as it comes. */
  async function drain(raw: IncomingMessage): Promise<void> {
    let left = MAX_BYTES;
    for await (const piece of raw) {
      left -= piece.length;
      if (left < 0) return;
      const leave = await turns.enter();
      await nextRound();
      leave();
    }
  }

  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed || !hasBody(raw)) return;
    const letGo = closeLater(raw);
    // Whoever goes away meanwhile wants no answer.
    void drain(raw)
      .catch(() => {})
      .then(letGo);
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
