import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendSealedBody } from '../http/sealed-body.ts';
import { cacheableVisit, keyOf, type Visit } from './page-cache/cacheable-visit.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { renderWholePage, type WholePage } from './page-cache/render-whole-page.ts';
import type { SealedPage } from './page-cache/seal-page.ts';
import { soon } from './page-cache/soon.ts';
import { pageHeaders } from './page-headers.ts';
import { formTargetsOf, isEmbedPage } from './page-kinds.ts';
import type { FinishPage, RenderPage } from './page-renderer.ts';
import { isPayPage } from './pay-pages.ts';
import { sendWebResponse } from './send-web-response.ts';
import { originOf, toWebRequest } from './to-web-request.ts';

const LIMITS = { entries: 200, bytes: 32 * 1024 * 1024, ageMs: 60_000 };
/** A visitor waits this long for a page in one piece; then it comes as its parts are ready (ms). */
const PATIENCE_MS = 250;

interface PageOptions {
  render: RenderPage;
  publicUrl: string | undefined;
  development: boolean;
  /** Calls back whenever public pages show something new. Without it every page is rendered again. */
  onChange: ((changed: () => void) => void) | undefined;
  /** What a page for everybody goes through before it is kept. */
  finish: FinishPage;
  /** Where the buttons of pay pages come from. */
  paymentSources: readonly string[];
}

/** The handler of all pages. One that is the same for every visitor without a session comes from memory. */
export function pageAnswerer({ render, publicUrl, development, onChange, finish, paymentSources }: PageOptions) {
  const cache = onChange && createPageCache<SealedPage>(LIMITS);
  if (cache) onChange(cache.clear);
  // React's development build complains about nonces, which browsers hide from scripts.
  const newNonce = () => (development ? '' : randomBytes(16).toString('base64'));

  /** The shared page; or the visitor's own, when this visit is the one that found out that it is not shared. */
  async function sharedPage(visit: Visit, request: FastifyRequest): Promise<WholePage | undefined> {
    const key = keyOf(visit);
    const found = cache?.find(key);
    if (found && !(found instanceof Promise)) return { sealed: found };
    let own: WholePage | undefined;
    const making =
      found ??
      cache?.make(key, async () => {
        const address = request.socket.remoteAddress ?? '';
        const whole = await renderWholePage(render, visit, newNonce(), address, finish);
        if ('sealed' in whole) return whole.sealed;
        own = whole;
        return undefined;
      });
    const sealed = making && (await soon(making, PATIENCE_MS));
    return sealed ? { sealed } : own;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = isPayPage(request.url) ? paymentSources : undefined;
    const [formTargets, framed] = [formTargetsOf(request.url), isEmbedPage(request.url)];
    const setHeaders = (scripts: readonly string[]) =>
      reply.headers(pageHeaders({ scripts, development, payment, formTargets, framed }));
    const origin = originOf(request, publicUrl);
    const visit = cache && cacheableVisit(request, origin);
    const whole = visit && (await sharedPage(visit, request));
    if (whole && 'sealed' in whole) {
      setHeaders(whole.sealed.scripts);
      return sendSealedBody(request, reply, whole.sealed);
    }
    const nonce = whole?.nonce ?? newNonce();
    setHeaders([`'nonce-${nonce}'`]);
    const address = request.socket.remoteAddress ?? '';
    const response = whole?.response ?? (await render(toWebRequest(request, reply, origin, nonce), address));
    return sendWebResponse(reply, response);
  };
}
