import { useState } from 'react';
import { FALLBACK } from '#web/public-pages/attributes.ts';

/**
 * A picture with something to take its place. In sections that stay as the server sent them no React is there to see it
 * fail: the attribute tells `enliven` what to show.
 * @returns whether it could not be loaded, and what its element needs to find out
 */
export function useFallback(src: string, fallback: string) {
  const [failed, setFailed] = useState('');
  const watch = {
    // One that failed before the page was alive has already said so.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
    },
    onError: () => setFailed(src),
    [FALLBACK]: fallback,
  };
  return { isBroken: src === failed, watch };
}
