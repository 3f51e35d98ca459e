/** Whoever asks not to be tracked is not measured either. */
function mayMeasure(): boolean {
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asks.doNotTrack !== '1' && asks.globalPrivacyControl !== true;
}

/** Loads the reporter when the page is loaded and the browser has nothing else to do. Nobody misses it when it fails. */
export function watchWebVitals(): void {
  if (!mayMeasure()) return;
  const load = () => void import('./web-vitals.ts').catch(() => {});
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ? window.requestIdleCallback(load) : setTimeout(load, 2000));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
