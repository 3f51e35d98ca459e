import type { RenderPage } from '../page-renderer.ts';
import { isForEverybody } from '../send-web-response.ts';
import { NONCE_HEADER, WHOLE_PAGE_HEADER } from '../to-web-request.ts';
import type { Visit } from './cacheable-visit.ts';
import { paintFirst, type Stylesheets } from './paint-first.ts';
import { type SealedPage, sealPage } from './seal-page.ts';

/**
 * Renders a page for everybody: it waits for every part, and knows of the visitor nothing but preferences.
 * @returns nothing when the page, or a part of it, could not be had; a fault must be gone with the next visit
 */
export async function renderSealedPage(
  render: RenderPage,
  visit: Visit,
  nonce: string,
  remoteAddress: string,
  stylesheets: Stylesheets,
): Promise<SealedPage | undefined> {
  let failed = false;
  const headers = new Headers({ [NONCE_HEADER]: nonce, [WHOLE_PAGE_HEADER]: 'true' });
  if (visit.cookie) headers.set('cookie', visit.cookie);
  const response = await render(new Request(visit.origin + visit.path, { headers }), remoteAddress, () => {
    failed = true;
  });
  const html = await response.text();
  return isForEverybody(response) && !failed ? sealPage(paintFirst(html, nonce, stylesheets), nonce) : undefined;
}
