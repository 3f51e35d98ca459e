import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(crypto);

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

type Validity = { notBefore?: Date; notAfter?: Date; curve?: boolean };

/** A key with a certificate of its own, which signs webhooks as PayPal's documents say. */
export async function createWebhookSigner({ notBefore, notAfter, curve = false }: Validity = {}) {
  const algorithm = curve ? EC : RSA;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=messageverificationcerts.paypal.com',
    notBefore: notBefore ?? new Date(Date.now() - 86_400_000),
    notAfter: notAfter ?? new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys,
  });
  const privateKey = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  const key = { key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' } as const;

  return {
    certificate: certificate.toString('pem'),
    /** The headers with which PayPal would send this body. */
    headersFor(rawBody: Buffer, webhookId: string, certificateUrl: string): Record<string, string> {
      const id = '69cd13f0-d67a-11e5-baa3-778b53f4ae55';
      const time = '2026-02-18T20:01:35Z';
      const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', message, key).toString('base64'),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certificateUrl,
      };
    },
  };
}

export type WebhookSigner = Awaited<ReturnType<typeof createWebhookSigner>>;
