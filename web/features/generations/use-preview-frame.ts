import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromFrame, ToFrame } from '#web/preview/messages.ts';

/**
 * Talks to a preview frame. Only messages of that very frame's window are heard.
 * @returns the ref for the iframe, whether it listens, and how to speak to it
 */
export function usePreviewFrame(onMessage?: (message: FromFrame) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const hear = useRef(onMessage);
  hear.current = onMessage;

  // The frame's origin is opaque ("null"), so its messages are told by their window and it is spoken to as '*'.
  const say = useCallback((message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*'), []);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const message = event.data as FromFrame;
      if (message.type === 'ready') setReady(true);
      else hear.current?.(message);
    };
    window.addEventListener('message', listen);
    // The frame may have loaded before this page came alive.
    say({ type: 'hello' });
    return () => window.removeEventListener('message', listen);
  }, [say]);

  return { frame, ready, say };
}
