/** So long after a section has been shown, what comes or grows above it does not push it away (ms). */
const SETTLE_MS = 5000;

/**
 * A section that an address names is shown, and the Tab key goes on from there. A smooth scroll computes its end when it
 * begins: what comes above the section meanwhile would leave it elsewhere, so it is brought back.
 * @param signal ends that, e.g. when the visitor begins to read elsewhere
 */
export function showSection(section: HTMLElement, behavior: ScrollBehavior, signal: AbortSignal): void {
  const settled = AbortSignal.any([signal, AbortSignal.timeout(SETTLE_MS)]);
  const arrive = () => section.scrollIntoView({ behavior: 'instant' });
  const show = () => {
    section.scrollIntoView({ behavior });
    document.addEventListener('scrollend', arrive, { signal: settled, once: true });
  };
  show();
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const grown = new ResizeObserver(show);
  grown.observe(document.body);
  settled.addEventListener('abort', () => grown.disconnect());
}
