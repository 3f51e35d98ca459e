import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request on a socket of its own, as nobody's client would send it. */
export type RawRequest = {
  send(bytes: string | Uint8Array): void;
  /** Everything that came until the other side closed or `enough` was there. @throws when nothing more comes for 10 s */
  answer(enough?: RegExp): Promise<string>;
  close(): void;
};

const PATIENCE_MS = 10_000;

/** @param app that listens */
export function openRaw(app: FastifyInstance, ...lines: string[]): RawRequest {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  if (lines.length > 0) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return {
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.destroy(),
    answer: (enough = /(?!)/) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!enough.test(text) && !socket.closed) return;
          clearTimeout(timer);
          resolve(text);
        };
        const timer = setTimeout(() => reject(new Error(`No more came than ${JSON.stringify(text)}`)), PATIENCE_MS);
        socket.on('data', look).on('close', look);
        look();
      }),
  };
}

/** A whole answer with a JSON body. */
export const JSON_ANSWER = /\r\n\r\n\{.*\}$/s;
