/** Key under which the navigation bar keeps the footer's data. */
const FOOTER_CACHE = 'navbar-footer-data';

/** The admin who saved sees the new content at once, also where this browser kept the old. */
export function forgetSiteCache(): void {
  window.localStorage.removeItem(FOOTER_CACHE);
}
