import type { Footer } from '#contract/content/footer.ts';
import type { Outcome } from '#web/data/outcome.ts';
import { readSection } from '#web/data/read-section.ts';
import { settleInTime } from '#web/data/settle-in-time.ts';
import { footerSource } from '#web/data/sources.ts';
import { footerCache } from './footer-cache.ts';

/** The footer as this browser kept it; then the server's. */
async function loadFooter(): Promise<Outcome<Footer>> {
  const kept = footerCache.read();
  if (kept) return { state: 'loaded', data: kept };
  const outcome = await readSection(fetch, footerSource);
  if (outcome.state === 'loaded') footerCache.write(outcome.data);
  return outcome;
}

/** For the layout's loader in the browser. */
export const loadFooterInTime = () => settleInTime({ footer: loadFooter() });
