import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { whenIdle } from '#web/when-idle.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
watchWebVitals();

/** Whoever asks not to be tracked is not measured either. */
function mayMeasure(): boolean {
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asks.doNotTrack !== '1' && asks.globalPrivacyControl !== true;
}

/** Loads the reporter when the page is loaded and the browser has nothing else to do. Nobody misses it when it fails. */
function watchWebVitals(): void {
  if (!mayMeasure()) return;
  // A page that is never idle is a slow one, and just that is to be known: the reporter comes then, too.
  whenIdle(() => void import('./shell/web-vitals.ts').catch(() => {}));
}
