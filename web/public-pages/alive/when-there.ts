/**
 * Calls once with the element, at once or as soon as a section that was still on its way brings it.
 * @param find looks for the element
 */
export function whenThere<Found extends Element>(
  find: () => Found | null,
  signal: AbortSignal,
  call: (found: Found) => void,
): void {
  const look = () => {
    const found = find();
    if (found) call(found);
    return found !== null;
  };
  if (look()) return;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
