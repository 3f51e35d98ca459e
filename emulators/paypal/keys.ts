import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { X509CertificateGenerator } from '@peculiar/x509';

export type Keys = {
  /** PKCS #8, PEM. */
  privateKey: string;
  certificate: string;
  /** File name of the certificate's address, without `.pem`. */
  certificateName: string;
};

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const YEARS_MS = 10 * 365 * 24 * 3600_000;

/** A key to sign webhooks with, and the self-signed certificate of it. */
export async function createKeys(): Promise<Keys> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = {
    privateKey: privateKey.toCryptoKey(ALGORITHM, true, ['sign']),
    publicKey: publicKey.toCryptoKey(ALGORITHM, true, ['verify']),
  };
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=PayPal emulator, O=Demo payments',
    serialNumber: `01${randomBytes(8).toString('hex')}`,
    notBefore: new Date(Date.now() - 3600_000),
    notAfter: new Date(Date.now() + YEARS_MS),
    // The same thing under two names: Node's types and the DOM's, where a project has both.
    keys: pair as Parameters<typeof X509CertificateGenerator.createSelfSigned>[0]['keys'],
    signingAlgorithm: ALGORITHM,
  });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate: certificate.toString('pem'),
    certificateName: `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}-emulator`,
  };
}

export const signingKey = (keys: Keys): KeyObject => createPrivateKey(keys.privateKey);
