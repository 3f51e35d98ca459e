import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Credentials, checkSignature } from './check-signature.ts';
import { answerObject, type Objects, type Reply } from './objects.ts';
import { faultXml, S3Fault } from './s3-fault.ts';

/** What goes wrong with a request: an HTTP status, no answer at all, or a connection that breaks in the middle. */
export type Trouble = number | 'hang' | 'cut';

export type S3Emulator = Credentials & {
  /** Endpoint; objects are at `${url}/${bucket}/${key}`. */
  url: string;
  bucket: string;
  objects: Objects;
  /** Requests as they arrived: `PUT /facsimile/a.txt`. */
  requests: string[];
  /** The next requests run into these, one after the other. */
  failNext(...troubles: Trouble[]): void;
  /** Forgets objects, requests and troubles. */
  reset(): void;
  close(): Promise<void>;
};

export type S3Options = Partial<Credentials> & { port?: number; bucket?: string; log?: (line: string) => void };

/** Starts an emulator of an S3-compatible storage with one bucket, reachable from this machine only. */
export async function createEmulator(options: S3Options = {}): Promise<S3Emulator> {
  const { accessKeyId = 'facsimile-demo', secretAccessKey = 'facsimile-demo-secret', bucket = 'facsimile' } = options;
  const objects: Objects = new Map();
  const requests: string[] = [];
  const troubles: Trouble[] = [];

  async function answer(request: IncomingMessage): Promise<Reply | 'hang' | 'cut'> {
    const body = await buffer(request);
    const trouble = troubles.shift();
    if (typeof trouble === 'number') throw new S3Fault(trouble, 'InternalError', 'We encountered an internal error.');
    if (trouble) return trouble;
    checkSignature(request, body, { accessKeyId, secretAccessKey });
    return answerObject(request, body, bucket, objects);
  }

  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url?.split('?')[0]}`;
    requests.push(line);
    response.on('close', () => options.log?.(`${line} → ${response.headersSent ? response.statusCode : 'no answer'}`));
    const reply = await answer(request).catch((error: unknown) => {
      const fault = error instanceof S3Fault ? error : new S3Fault(500, 'InternalError', String(error));
      const content = Buffer.from(faultXml(fault, request.url ?? '/'));
      return { status: fault.status, headers: { 'content-type': 'application/xml' }, content };
    });
    if (reply === 'hang') return;
    if (reply === 'cut') return cut(response);
    response.writeHead(reply.status, reply.headers);
    response.end(request.method === 'HEAD' ? undefined : reply.content);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId,
    secretAccessKey,
    bucket,
    objects,
    requests,
    failNext: (...more) => void troubles.push(...more),
    reset() {
      objects.clear();
      requests.length = 0;
      troubles.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
}
