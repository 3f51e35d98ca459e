import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Json } from './json.ts';

export type Received = { headers: IncomingHttpHeaders; raw: Buffer; event: Json };

/** A shop's webhook endpoint that keeps what came. `answers` are used up one by one, then 200. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const raw = await buffer(request);
    received.push({ headers: request.headers, raw, event: JSON.parse(raw.toString()) });
    response.writeHead(answers.shift() ?? 200).end('taken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/paypal`,
    received,
    answers,
    types: () => received.map(({ event }) => event.event_type as string),
    reset() {
      received.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
