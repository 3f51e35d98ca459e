import type { Footer } from '#contract/content/footer.ts';
import { FOOTER_FRESH_MS, navbarCache } from '#web/session/navbar-cache.ts';

/** The footer as this browser keeps it, for an hour. */
export const footerCache = navbarCache<Footer>('navbar-footer-data', FOOTER_FRESH_MS);
