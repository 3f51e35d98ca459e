/** The whole address, letter by letter. A parser might read it differently from the code that connects. */
const PAYPAL = /^https:\/\/(?:api|api-m)(?:\.sandbox)?\.paypal\.com(\/.*)$/;
/** PayPal keeps its certificates here. No other dots, no escapes, no query: nothing that leads elsewhere on the host. */
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,200}(?:\.pem)?$/;

/**
 * Whether a certificate may be fetched from there: PayPal's hosts by https, or the origin that replaces PayPal. The
 * sender of a webhook chooses this address, so it is checked before anything connects.
 * @param standIn origin of PAYPAL_BASE_URL, e.g. http://localhost:4108
 */
export function isCertificateUrl(url: string, standIn: string | undefined): boolean {
  const path = standIn && url.startsWith(`${standIn}/`) ? url.slice(standIn.length) : PAYPAL.exec(url)?.[1];
  return path !== undefined && PATH.test(path);
}
