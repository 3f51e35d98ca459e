/** Links within the site change the page without loading it again, unless the visitor wants them elsewhere. */
export function followLinks(root: HTMLElement, go: (to: string) => void, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || link.target || event.defaultPrevented || !link.getAttribute('href')?.startsWith('/'))
        return;
      if (link.pathname.includes('.') || link.pathname.startsWith('/demo/')) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    },
    { signal },
  );
}
