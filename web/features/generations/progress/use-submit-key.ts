import { useRef } from 'react';
import { newId } from '#web/new-id.ts';

/**
 * The Idempotency-Key of a submission. It stays the same while the same thing is sent again because no answer came
 * (the server may have taken it), and is a new one otherwise.
 */
export function useSubmitKey<Input extends object>() {
  const pending = useRef<{ input: Input; key: string } | null>(null);
  return {
    of(input: Input): string {
      const last = pending.current;
      const same = last && (Object.keys(input) as (keyof Input)[]).every((name) => last.input[name] === input[name]);
      if (!same) pending.current = { input, key: newId() };
      return pending.current!.key;
    },
    used() {
      pending.current = null;
    },
  };
}
