import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is sent to every visitor. */
export interface SealedPage {
  /** Sources of its inline scripts for the Content-Security-Policy. */
  scripts: string[];
  /** The same for all encodings, hence weak. */
  etag: string;
  body: { br: Buffer; gzip: Buffer; identity: Buffer };
  bytes: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * A nonce cannot be shared by visitors: the scripts that carry it are named by their hashes instead, and it is taken
 * out. A script that came into the page by other ways than our renderer carries none, and stays forbidden.
 */
export async function sealPage(html: string, nonce: string): Promise<SealedPage> {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gs))
    if (attributes.includes(mark) && code)
      scripts.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);

  const identity = Buffer.from(html.replaceAll(mark, ''));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([toBrotli(identity, quality), toGzip(identity, { level: 9 })]);
  return {
    scripts: [...scripts],
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: { br, gzip: gzipped, identity },
    bytes: identity.length + br.length + gzipped.length,
  };
}
