import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replyChooser } from './choose-reply.ts';
import { composeAnswer } from './compose-answer.ts';
import { Fault } from './fault.ts';
import { readBody } from './read-body.ts';
import { incomingOf, record } from './record.ts';
import { sendJson, sendStream, sendWhole } from './send.ts';
import type { Emulator, EmulatorOptions, Recorded, Reply } from './types.ts';
import type { Incoming, Vendor } from './vendor.ts';

/** Requests hold pictures, and an emulator may run for days. */
const MAX_RECORDED = 200;

/** @throws Fault when the reply is an error */
function refuse(vendor: Vendor, { status, message, retryAfter, finish }: Reply, key: string) {
  if (finish === 'blocked' && vendor.blocked) throw vendor.blocked;
  if (status === undefined) return;
  const typical = vendor.typical(status, key);
  throw new Fault(status, message?.replace('{key}', key) ?? typical.message, { code: typical.code, retryAfter });
}

/** Starts the emulator of a vendor, reachable from this machine only. */
export async function serve(vendor: Vendor, options: EmulatorOptions = {}): Promise<Emulator> {
  const requests: Recorded[] = [];
  let choose = replyChooser(options.script);
  let answered = 0;

  async function answer(request: IncomingMessage, response: ServerResponse, incoming: Incoming, recorded: Recorded) {
    vendor.admit(recorded.key, incoming);
    const listing = incoming.method === 'GET' ? vendor.listing(incoming) : undefined;
    if (listing !== undefined) return sendJson(response, 200, listing);
    const endpoint = incoming.method === 'POST' ? vendor.endpoint(incoming) : undefined;
    if (!endpoint) throw new Fault(404, `Unknown path ${incoming.path}.`);
    recorded.body = await readBody(request, vendor.maxBytes);
    const asked = endpoint.read(recorded.body);
    recorded.asked = asked;
    const reply = { delayMs: options.delayMs, ...choose(asked, recorded.key) };
    if (reply.hang) return;
    refuse(vendor, reply, recorded.key);
    const made = composeAnswer(asked, reply, answered++);
    if (asked.stream) return sendStream(response, { endpoint, asked, answer: made, reply });
    return sendWhole(response, endpoint.whole(asked, made), made, reply);
  }

  const server = createServer(async (request, response) => {
    const incoming = incomingOf(request);
    const recorded = record(incoming, vendor.keyOf(incoming), response);
    requests.push(recorded);
    if (requests.length > MAX_RECORDED) requests.shift();
    const sent = answer(request, response, incoming, recorded).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const fault = error instanceof Fault ? error : new Fault(500, String(error));
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      sendJson(response, fault.status, vendor.envelope(fault), headers);
    });
    response.on('close', () => {
      recorded.status = response.headersSent ? response.statusCode : 0;
      const end = recorded.aborted ? 'given up by the client' : recorded.status;
      options.log?.(`${incoming.method} ${incoming.path} ${recorded.asked?.model ?? ''} → ${end}`);
    });
    await sent;
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseURL: url + vendor.version,
    requests,
    reset() {
      requests.length = 0;
      answered = 0;
      choose = replyChooser(options.script);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
