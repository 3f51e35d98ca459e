import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheableVisit, keyOf } from './page-cache/cacheable-visit.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { Stylesheets } from './page-cache/paint-first.ts';
import { renderSealedPage } from './page-cache/render-sealed-page.ts';
import type { SealedPage } from './page-cache/seal-page.ts';
import { sendSealedPage } from './page-cache/send-sealed-page.ts';
import { pageHeaders } from './page-headers.ts';
import type { RenderPage } from './page-renderer.ts';
import { isForEverybody, sendWebResponse } from './send-web-response.ts';
import { originOf, toWebRequest } from './to-web-request.ts';

const LIMITS = { entries: 200, bytes: 32 * 1024 * 1024, ageMs: 60_000 };

interface PageOptions {
  render: RenderPage;
  publicUrl: string | undefined;
  development: boolean;
  /** Calls back whenever public pages show something new. Without it every page is rendered anew. */
  onChange: ((changed: () => void) => void) | undefined;
  stylesheets: Stylesheets;
}

/**
 * The handler of all pages. One of a visitor without a session comes from memory when its route says that it may; the
 * first visitor gets it streamed, and those who come meanwhile wait for the copy.
 */
export function pageAnswerer({ render, publicUrl, development, onChange, stylesheets }: PageOptions) {
  const cache = onChange && createPageCache<SealedPage>(LIMITS);
  if (cache) onChange(cache.clear);
  // React's development build complains about nonces, which browsers hide from scripts.
  const newNonce = () => (development ? '' : randomBytes(16).toString('base64'));
  const headersFor = (request: FastifyRequest, scripts: readonly string[]) =>
    pageHeaders({ scripts, secure: request.protocol === 'https', development });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const origin = originOf(request, publicUrl);
    const address = request.socket.remoteAddress ?? '';
    const visit = cache && cacheableVisit(request, origin);
    const found = visit && cache.find(keyOf(visit));
    const page = found && (await found);
    if (page) return sendSealedPage(request, reply, page, headersFor(request, page.scripts));

    const nonce = newNonce();
    const answer = render(toWebRequest(request, reply, origin, nonce), address);
    if (visit && !found)
      cache
        .make(keyOf(visit), async () =>
          isForEverybody(await answer) ? renderSealedPage(render, visit, newNonce(), address, stylesheets) : undefined,
        )
        .catch((error: unknown) => request.log.error({ err: error }, 'a page could not be kept'));
    reply.headers(headersFor(request, [`'nonce-${nonce}'`]));
    return sendWebResponse(reply, await answer);
  };
}
