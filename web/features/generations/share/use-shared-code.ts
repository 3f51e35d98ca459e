import { useCallback, useEffect, useState } from 'react';
import { readSharedPage } from './load-shared-page.ts';

export type SharedCode =
  | { state: 'loading' }
  | { state: 'loaded'; html: string; css: string }
  | { state: 'error'; message: string };

/** The code of a shared page, and how to ask for it again. */
export function useSharedCode(token: string): { code: SharedCode; retry: () => void } {
  const [code, setCode] = useState<SharedCode>({ state: 'loading' });
  const load = useCallback(async () => {
    setCode({ state: 'loading' });
    const outcome = await readSharedPage(fetch, token);
    if (outcome.state === 'error') return setCode(outcome);
    const { html, css } = outcome.data;
    setCode({ state: 'loaded', html, css });
  }, [token]);
  useEffect(() => {
    void load();
  }, [load]);
  return { code, retry: load };
}
