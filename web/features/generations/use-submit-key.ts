import { useRef } from 'react';
import { newId } from '#web/new-id.ts';
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
      if (!same) pending.current = { input, key: newId() };
      return pending.current!.key;
    },
    used() {
      pending.current = null;
    },
  };
}
