/** The whole address, letter by letter: no parser, whose idea of an address may differ from that of whoever connects. */
const PAYPAL = /^https:\/\/(?:api|api-m)(?:\.sandbox)?\.paypal\.com(\/.*)$/;
/** PayPal keeps its certificates here. No other dots, no escapes, no query: nothing that leads elsewhere on the host. */
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,200}(?:\.pem)?$/;

/**
 * True when a certificate may be fetched from there: PayPal's hosts by https, or the origin that stands in for PayPal.
 * Whoever sends a webhook chooses this address, so it is looked at before anything connects.
 * @param standIn origin of PAYPAL_BASE_URL, e.g. http://localhost:4108
 */
export function isCertificateUrl(url: string, standIn: string | undefined): boolean {
  const path = standIn && url.startsWith(`${standIn}/`) ? url.slice(standIn.length) : PAYPAL.exec(url)?.[1];
  return path !== undefined && PATH.test(path);
}
