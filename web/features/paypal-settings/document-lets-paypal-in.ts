import { paths } from '#web/paths.ts';

/**
 * Whether this document came with the policy that lets PayPal's script in: only a page that was loaded at this very
 * address did. One that was opened elsewhere and came here by a link keeps the policy of where it began.
 */
export function documentLetsPayPalIn(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname.replace(/\/$/, '') === paths.payPalSettings;
}
