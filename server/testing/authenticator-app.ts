import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
/** How long it may take until a code has been typed and sent. */
const TYPING_MS = 12_000;

/** The app on somebody's phone. A code is good once, so this one never gives the same code twice. */
export function createAuthenticatorApp(secret: string) {
  const key = fromBase32(secret);
  const given = new Set<string>();
  return {
    /** The code of this moment, or one of its neighbours, which are accepted as well; waits when all of them are used. */
    async nextCode(): Promise<string> {
      for (;;) {
        const step = Math.floor(Date.now() / STEP_MS);
        const left = (step + 1) * STEP_MS - Date.now();
        // The last one's code is refused as soon as this moment's is the last.
        const good = left > TYPING_MS ? [step, step + 1, step - 1] : [step, step + 1];
        const code = good.map((at) => codeAt(key, at)).find((one) => !given.has(one));
        if (code) {
          given.add(code);
          return code;
        }
        await delay(left);
      }
    },
  };
}

/** RFC 6238: SHA-1, six digits. */
function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash[19]! & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '')].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
