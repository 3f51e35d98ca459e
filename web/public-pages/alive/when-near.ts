/** Calls once when the element comes near the window. */
export function whenNear(element: Element, signal: AbortSignal, call: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
