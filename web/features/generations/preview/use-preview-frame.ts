import { useCallback, useEffect, useRef, useState } from 'react';
import { checkMessage } from '#web/preview/check-message.ts';
import type { FromFrame, ToFrame } from '#web/preview/messages.ts';

/**
 * Talks to a preview frame. Only messages of that very frame's window are heard.
 * @returns the ref for the iframe, the name of the document that listens in it, and how to speak to it
 */
export function usePreviewFrame(onMessage?: (message: FromFrame) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState<string>();
  const hear = useRef(onMessage);
  hear.current = onMessage;

  // The frame's origin is opaque ("null"), so its messages are told by their window and it is spoken to as '*'.
  const say = useCallback((message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*'), []);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const message = checkMessage(event.data);
      if (!message) return;
      if (message.type === 'ready') setReady(message.document);
      else hear.current?.(message);
    };
    window.addEventListener('message', listen);
    // The frame may have loaded before this page came alive.
    say({ type: 'hello' });
    return () => window.removeEventListener('message', listen);
  }, [say]);

  return { frame, ready, say };
}
