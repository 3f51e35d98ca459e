/** Calls once when the element comes near the window. */
export function whenNear(element: Element, signal: AbortSignal, call: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // While a page is busy, that it is far and that it is near are told together.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
