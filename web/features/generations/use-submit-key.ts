import { useRef } from 'react';
import type { Submission } from './use-generator.ts';

/**
 * The Idempotency-Key of a submission. It stays the same while the same thing is sent again because no answer came
 * (the server may have taken it), and is a new one otherwise.
 */
export function useSubmitKey() {
  const pending = useRef<{ input: Submission; key: string } | null>(null);
  return {
    of(input: Submission): string {
      const last = pending.current;
      const same =
        last && (Object.keys(input) as (keyof Submission)[]).every((name) => last.input[name] === input[name]);
      if (!same) pending.current = { input, key: uuid() };
      return pending.current!.key;
    },
    used() {
      pending.current = null;
    },
  };
}

/** `crypto.randomUUID` exists on secure origins only; a server in the local network may be plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return [...bytes]
    .map((byte, i) => ([4, 6, 8, 10].includes(i) ? '-' : '') + byte.toString(16).padStart(2, '0'))
    .join('');
}
