/**
 * Pages that show PayPal's buttons; only they may load PayPal's script (docs/decisions/0015). A document keeps the
 * policy that it came with, so **links to these pages load a document** (`reloadDocument`), or the buttons stay away.
 */
const PAY_PAGES = /^\/(?:(?:item-)?pay-now\/[^/]+|admin\/settings\/paypal)\/?$/i;

/** @param url path and query, as it stands in the request */
export const isPayPage = (url: string): boolean => PAY_PAGES.test(url.split(/[?#]/, 1)[0]!);
