import { useEffect, useState } from 'react';
import type { Tell } from '#web/ui/form/tell.ts';

/** How long a status message stays on the page, in ms. */
const STATUS_MS = 5000;

export interface PassingMessage {
  tone: 'success' | 'danger';
  text: string;
}

/** A status message that clears itself after 5 s. */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), STATUS_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const tell: Tell = {
    success: (text) => setMessage({ tone: 'success', text }),
    error: (text) => setMessage({ tone: 'danger', text }),
  };
  return { message, tell };
}
