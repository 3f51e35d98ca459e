import { X509Certificate } from 'node:crypto';
import { sendOnce } from './send-once.ts';

const MAX_KEPT = 20;
const KEPT_MS = 24 * 3_600_000;
/** Most fetches at the same time, because strangers decide when we fetch. */
const MAX_COMING = 4;
const TIMEOUT_MS = 10_000;
const PEM = /-----BEGIN CERTIFICATE-----[\s\S]{1,20000}?-----END CERTIFICATE-----/;

/** Fetches certificates and keeps them for a day. The caller has checked the address with `isCertificateUrl`. */
export function createCertificates(fetch: typeof globalThis.fetch, now: () => number) {
  const kept = new Map<string, { certificate: X509Certificate; until: number }>();
  const coming = new Map<string, Promise<X509Certificate>>();

  async function load(url: string): Promise<X509Certificate> {
    const { status, text } = await sendOnce(fetch, url, { headers: { accept: '*/*' } }, TIMEOUT_MS);
    if (status !== 200) throw new Error(`the certificate's address answered ${status}`);
    // The first one signs; those of its issuers may follow.
    const pem = PEM.exec(text)?.[0];
    if (!pem) throw new Error("the certificate's address holds none");
    const certificate = new X509Certificate(pem);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(url, { certificate, until: now() + KEPT_MS });
    return certificate;
  }

  /** @throws an Error that says briefly why there is none */
  return async (url: string): Promise<X509Certificate> => {
    const found = kept.get(url);
    if (found && now() < found.until) return found.certificate;
    if (!coming.has(url)) {
      if (coming.size >= MAX_COMING) throw new Error('too many certificates are being fetched');
      coming.set(
        url,
        load(url).finally(() => coming.delete(url)),
      );
    }
    return coming.get(url)!;
  };
}
