/** A page that is never idle is waited for this long (ms). */
const LONGEST_WAIT = 4000;

/** Calls when the page is loaded and the browser has nothing else to do. */
export function whenIdle(call: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(call, { timeout: LONGEST_WAIT });
    else setTimeout(call, LONGEST_WAIT / 2);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
