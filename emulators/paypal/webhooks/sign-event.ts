import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Keys, signingKey } from '../keys.ts';

/**
 * The headers by which a webhook is verified: RSA-SHA256 over `transmission id|time|webhook id|CRC-32 of the body`, the
 * CRC as an unsigned decimal.
 */
export function signatureHeaders(
  keys: Keys,
  { url, transmissionId, webhookId, body }: { url: string; transmissionId: string; webhookId: string; body: string },
) {
  const time = `${new Date().toISOString().slice(0, 19)}Z`;
  const message = `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
  return {
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(message), signingKey(keys)).toString('base64'),
    'paypal-cert-url': `${url}/v1/notifications/certs/${keys.certificateName}.pem`,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
  };
}
