import type { FromFrame } from './messages.ts';

/** Tells where the page is scrolled to and how large it is, at most once a frame, whenever either has changed. */
export function reportScroll(page: Document, say: (message: FromFrame) => void): void {
  const view = page.defaultView as Window;
  let isDue = false;
  let before = '';
  const report = () => {
    isDue = false;
    const { scrollWidth: width, scrollHeight: height } = page.documentElement;
    const { scrollX: x, scrollY: y, innerWidth: viewWidth, innerHeight: viewHeight } = view;
    const message: FromFrame = { type: 'scrolled', x, y, width, height, viewWidth, viewHeight };
    const now = JSON.stringify(message);
    if (now !== before) say(message);
    before = now;
  };
  const soon = () => {
    if (!isDue) view.requestAnimationFrame(report);
    isDue = true;
  };
  view.addEventListener('scroll', soon, { passive: true });
  view.addEventListener('resize', soon);
  // The body stays the same element while pages are morphed into it.
  new ResizeObserver(soon).observe(page.body);
}
