import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Fault } from './s3-fault.ts';

/** Objects of one bucket by key. */
export type Objects = Map<string, { content: Buffer; type: string; modified: Date }>;

export type Reply = { status: number; headers?: Record<string, string>; content?: Buffer };

const etag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Path-style addressing: `/bucket/key/with/slashes`. @throws S3Fault */
export function answerObject(request: IncomingMessage, body: Buffer, bucket: string, objects: Objects): Reply {
  const [, name, ...rest] = (request.url ?? '/').split('?')[0]!.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (name !== bucket) throw new S3Fault(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (request.method === 'PUT' && key !== '') {
    const type = request.headers['content-type'] ?? 'binary/octet-stream';
    objects.set(key, { content: body, type, modified: new Date() });
    return { status: 200, headers: { etag: etag(body) } };
  }
  if (request.method === 'DELETE' && key !== '') {
    objects.delete(key);
    return { status: 204 };
  }
  if ((request.method === 'GET' || request.method === 'HEAD') && key !== '') {
    const found = objects.get(key);
    if (!found) throw new S3Fault(404, 'NoSuchKey', 'The specified key does not exist.');
    const { content, type, modified } = found;
    const headers = { 'content-type': type, etag: etag(content), 'last-modified': modified.toUTCString() };
    return { status: 200, headers: { ...headers, 'content-length': String(content.length) }, content };
  }
  throw new S3Fault(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}
