import type { Footer } from '#contract/content/footer.ts';
import type { Outcome } from '#web/features/content/data/outcome.ts';
import { readSection } from '#web/features/content/data/read-section.ts';
import { footerSource } from '#web/features/content/data/sources.ts';
import { FOOTER_FRESH_MS, navbarCache } from './navbar-cache.ts';

export const footerCache = navbarCache<Footer>('navbar-footer-data', FOOTER_FRESH_MS);

/** The footer as this browser kept it, for an hour; then the server's. */
export async function loadFooter(): Promise<Outcome<Footer>> {
  const kept = footerCache.read();
  if (kept) return { state: 'loaded', data: kept };
  const outcome = await readSection(fetch, footerSource);
  if (outcome.state === 'loaded') footerCache.write(outcome.data);
  return outcome;
}
