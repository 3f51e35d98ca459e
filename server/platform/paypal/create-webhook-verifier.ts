import { verify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { createCertificates } from './certificates.ts';
import type { WebhookVerifier } from './types.ts';

type Options = {
  /** Origin that replaces PayPal; certificates may come from there too, even by http. */
  standIn?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Now, in milliseconds since 1970. */
  now?: (() => number) | undefined;
};

const signed = z
  .object({
    'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
    'paypal-transmission-time': z.string().regex(/^[\w:.+-]{1,60}$/),
    'paypal-transmission-sig': z.string().regex(/^[A-Za-z\d+/]{1,2000}={0,2}$/),
    'paypal-auth-algo': z.literal('SHA256withRSA'),
    'paypal-cert-url': z.string().max(500),
  })
  .transform((headers) => ({
    id: headers['paypal-transmission-id'],
    time: headers['paypal-transmission-time'],
    signature: Buffer.from(headers['paypal-transmission-sig'], 'base64'),
    certificateUrl: headers['paypal-cert-url'],
  }));

/**
 * Tells PayPal's webhooks from forged ones without asking PayPal, as PayPal documents it: RSA-SHA256 over
 * `id|time|webhook id|CRC of the raw body`. Nothing is fetched from a host that is not on the list.
 */
export function createWebhookVerifier({ standIn, fetch = globalThis.fetch, now = Date.now }: Options): WebhookVerifier {
  const certificateAt = createCertificates(fetch, now);
  return {
    async verify({ headers, rawBody, webhookId }) {
      const read = signed.safeParse(headers);
      if (!read.success) return { refused: `missing or odd: ${headerNames(read.error)}` };
      const { id, time, signature, certificateUrl } = read.data;
      if (!webhookId) return { refused: 'no webhook id is set' };
      if (!isCertificateUrl(certificateUrl, standIn)) return { refused: 'the certificate is not at PayPal' };
      let certificate: X509Certificate;
      try {
        certificate = await certificateAt(certificateUrl);
      } catch (error) {
        return { refused: `no certificate: ${(error as Error).message}` };
      }
      const { validFromDate, validToDate, publicKey } = certificate;
      if (now() < validFromDate.getTime() || now() > validToDate.getTime())
        return { refused: 'the certificate is out of date' };
      if (publicKey.asymmetricKeyType !== 'rsa') return { refused: 'the certificate is not of RSA' };
      const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
      return verify('RSA-SHA256', message, publicKey, signature) || { refused: 'the signature does not fit' };
    },
  };
}

const headerNames = (error: z.ZodError) => [...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ');

/** The whole address, letter by letter. A parser might read it differently from the code that connects. */
const PAYPAL = /^https:\/\/(?:api|api-m)(?:\.sandbox)?\.paypal\.com(\/.*)$/;
/** PayPal keeps its certificates here. No other dots, no escapes, no query: nothing that leads elsewhere on the host. */
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,200}(?:\.pem)?$/;

/**
 * Whether a certificate may be fetched from there: PayPal's hosts by https, or the origin that replaces PayPal. The
 * sender of a webhook chooses this address, so it is checked before anything connects.
 * @param standIn origin of PAYPAL_BASE_URL, e.g. http://localhost:4108
 */
function isCertificateUrl(url: string, standIn: string | undefined): boolean {
  const path = standIn && url.startsWith(`${standIn}/`) ? url.slice(standIn.length) : PAYPAL.exec(url)?.[1];
  return path !== undefined && PATH.test(path);
}
