import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Answer, Asked, Reply } from './types.ts';
import type { Endpoint } from './vendor.ts';

export function sendJson(response: ServerResponse, status: number, value: unknown, headers: object = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(value));
}

const cut = (response: ServerResponse) => response.destroy(new Error('The script cuts the connection.'));

/** Writes the frames of a stream with the reply's pauses, until the script or the client ends it. */
export async function sendStream(
  response: ServerResponse,
  { endpoint, asked, answer, reply }: { endpoint: Endpoint; asked: Asked; answer: Answer; reply: Reply },
) {
  response.writeHead(200, { 'content-type': endpoint.streamType, 'cache-control': 'no-cache' });
  let sent = 0;
  for (const frame of endpoint.frames(asked, answer)) {
    await (reply.delayMs ? setTimeout(reply.delayMs) : setImmediate());
    if (response.destroyed) return;
    if (sent++ === reply.cutAfter) return cut(response);
    if (!response.write(frame)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

/** Sends the whole answer as JSON, or half of it when the script cuts the connection. */
export async function sendWhole(response: ServerResponse, value: unknown, answer: Answer, reply: Reply) {
  await setTimeout((reply.delayMs ?? 0) * answer.chunks.length);
  if (response.destroyed) return;
  if (reply.cutAfter === undefined) return sendJson(response, 200, value);
  const text = JSON.stringify(value);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => cut(response));
}
