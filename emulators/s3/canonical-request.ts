import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** RFC 3986 as AWS wants it: everything but letters, digits and `-._~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** The text that is signed: method, path, query, signed headers and the hash of the body, in AWS's one spelling. */
export function canonicalRequest(request: IncomingMessage, signedHeaders: string[], bodyHash: string): string {
  const [rawPath = '/', rawQuery = ''] = (request.url ?? '/').split('?');
  const path = rawPath.split('/').map((part) => encode(decodeURIComponent(part)));
  const query = [...new URLSearchParams(rawQuery)].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [request.method, path.join('/'), query.join('&'), headers.join(''), signedHeaders.join(';'), bodyHash].join(
    '\n',
  );
}
