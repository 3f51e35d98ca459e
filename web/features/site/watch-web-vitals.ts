/** Whoever asks not to be tracked is not measured either. */
function mayMeasure(): boolean {
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asks.doNotTrack !== '1' && asks.globalPrivacyControl !== true;
}

/** A page that is never idle is a slow one, and just that is to be known: the reporter comes after this many ms anyway. */
const LONGEST_WAIT = 4000;

/** Loads the reporter when the page is loaded and the browser has nothing else to do. Nobody misses it when it fails. */
export function watchWebVitals(): void {
  if (!mayMeasure()) return;
  const load = () => void import('./web-vitals.ts').catch(() => {});
  // Safari has no idle callbacks.
  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: LONGEST_WAIT });
    else setTimeout(load, LONGEST_WAIT / 2);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
