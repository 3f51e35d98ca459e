import { useEffect, useState } from 'react';
import type { Notice } from '../progress/index.ts';

const MESSAGE_TIMEOUT_MS = 3000;

/** A notice that vanishes by itself after three seconds. */
export function usePassingNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
