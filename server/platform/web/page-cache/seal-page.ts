import { createHash } from 'node:crypto';
import { type SealedBody, sealBody } from '#server/platform/http/sealed-body.ts';

/** A page as it is sent to every visitor. */
export interface SealedPage extends SealedBody {
  /** Sources of its inline scripts for the Content-Security-Policy. */
  scripts: string[];
}

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
  return { scripts: [...scripts], ...(await sealBody(html.replaceAll(mark, ''), 'text/html; charset=utf-8')) };
}
