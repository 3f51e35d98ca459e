/** A preview is for looking: links lead nowhere, forms are not sent, so the frame never leaves its document. */
export function stayHere(page: Document): void {
  const still = (event: Event) => {
    const inLink = event.composedPath().some((node) => node instanceof Element && /^(a|area)$/i.test(node.localName));
    if (inLink) event.preventDefault();
  };
  page.addEventListener('click', still, true);
  page.addEventListener('auxclick', still, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
}
