import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer) => data.toString('base64url');

/** A passkey in software (ES256, no attestation): what a browser and its authenticator answer to the server's options. */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Flags: user present 1, user verified 4, with a new key 64. */
  function authenticatorData(rpId: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }

  return {
    register({ challenge, rp }: Options) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x!, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y!, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(rp?.id ?? 'localhost', 1 | 4 | 64, credential);
      // CBOR: {fmt: 'none', attStmt: {}, authData: …}
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[Buffer.from([0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
        ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])],
        ...[Buffer.from([0x68]), Buffer.from('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', challenge));
      return answer({ clientDataJSON, attestationObject: base64(attestationObject), transports: ['internal'] });
    },
    signIn({ challenge, rpId = 'localhost' }: Options) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, 1 | 4);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: base64(Buffer.from('somebody')),
      });
    },
  };

  function answer(response: object) {
    return { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {}, response };
  }
}
