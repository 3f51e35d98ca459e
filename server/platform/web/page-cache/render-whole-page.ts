import type { FinishPage, RenderPage } from '../page-renderer.ts';
import { isForEverybody } from '../send-web-response.ts';
import { NONCE_HEADER, WHOLE_PAGE_HEADER } from '../to-web-request.ts';
import type { Visit } from './cacheable-visit.ts';
import { type SealedPage, sealPage } from './seal-page.ts';

/** A page for everybody; or, when it is not that or lacks a part, for the one visitor who asked. */
export type WholePage = { sealed: SealedPage } | { response: Response; nonce: string };

/** Renders a page with every part in its place. It knows nothing of the visitor but preferences. */
export async function renderWholePage(
  render: RenderPage,
  visit: Visit,
  nonce: string,
  remoteAddress: string,
  finish: FinishPage,
): Promise<WholePage> {
  let failed = false;
  const headers = new Headers({ [NONCE_HEADER]: nonce, [WHOLE_PAGE_HEADER]: 'true' });
  if (visit.cookie) headers.set('cookie', visit.cookie);
  const response = await render(new Request(visit.origin + visit.path, { headers }), remoteAddress, () => {
    failed = true;
  });
  if (!isForEverybody(response)) return { response, nonce };
  const html = await response.text();
  // A fault must be gone with the next visit.
  if (failed) return { response: new Response(html, response), nonce };
  return { sealed: await sealPage(finish(html, nonce), nonce) };
}
