import type { FastifyInstance } from 'fastify';
import { type EventStream, readEventStream } from './event-stream.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type Answer = { status: number; headers: Record<string, unknown>; body: any; text: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

export type Client = {
  email: string;
  /** What it sends as the Cookie header. */
  readonly cookie: string;
  send(method: Method, path: string, body?: object | FormData, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: object | FormData, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: object): Promise<Answer>;
  patch(path: string, body?: object): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  head(path: string): Promise<Answer>;
  /** Opens a stream of events that does not end by itself. @throws when it is refused */
  listen(path: string): Promise<EventStream>;
};

/** Calls the app the way a browser would, keeping its cookies. */
export function createClient(app: FastifyInstance): Client {
  const cookies = new Map<string, string>();

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: Method, url: string, body?: object | FormData, headers = {}): Promise<Answer> {
    const encoded = body === undefined ? undefined : await encode(body);
    const response = await app.inject({
      method,
      url,
      payload: encoded?.payload,
      headers: {
        host: 'localhost',
        cookie: cookie(),
        ...(encoded ? { 'content-type': encoded.type } : {}),
        ...headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const json = String(response.headers['content-type']).includes('json') && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json ? response.json() : null,
      text: response.body,
    };
  }

  async function listen(url: string): Promise<EventStream> {
    const headers = { host: 'localhost', cookie: cookie() };
    const response = await app.inject({ method: 'GET', url, headers, payloadAsStream: true });
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
    return readEventStream(response.stream(), () => response.raw.res.destroy());
  }

  return {
    email: '',
    get cookie() {
      return cookie();
    },
    listen,
    send: call,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    head: (path) => call('HEAD', path),
  };
}

async function encode(body: object | FormData): Promise<{ payload: Buffer; type: string }> {
  if (!(body instanceof FormData)) return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const response = new Response(body);
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}
