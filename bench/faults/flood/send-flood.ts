import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Body } from './bodies.ts';

// Its own process, so that its work does not delay the probe. Orders come in as a message, counts go back as one.

export type Flood = {
  url: string;
  path: string;
  /** Body of every request, with its Content-Type. */
  body?: Body;
  /** One request each, with this Cookie header; an empty string is a visitor. */
  cookies: string[];
  /** How long to wait for the end of an answer (ms); a stream that goes on counts as its status. */
  patienceMs: number;
};

/** How often each status came; requests without a status are counted by their error. */
export type Counts = Record<string, number>;

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

function send({ url, path, patienceMs }: Flood, body: Buffer, type: string, cookie: string): Promise<string> {
  return new Promise((resolve) => {
    const method = body.length > 0 ? 'POST' : 'GET';
    const headers = {
      ...(body.length > 0 && { 'content-type': type, 'content-length': body.length }),
      ...(cookie && { cookie }),
    };
    const sent = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      const status = String(answer.statusCode);
      answer.resume();
      answer.once('end', () => resolve(status));
      answer.once('error', () => resolve(status));
      setTimeout(() => resolve(`${status}, open`), patienceMs);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    setTimeout(() => resolve('no answer'), patienceMs + 1000);
    sent.end(body);
  });
}

process.on('message', async (flood: Flood) => {
  const body = flood.body ? await readFile(flood.body.file) : Buffer.alloc(0);
  const ends = await Promise.all(flood.cookies.map((cookie) => send(flood, body, flood.body?.type ?? '', cookie)));
  const counts: Counts = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  process.send!(counts, () => process.exit(0));
});
