/** An empty field is named in the words that it carries in `data-missing`, not in the browser's. */
export function checkWords(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'invalid',
    ({ target }) => {
      const field = target as HTMLInputElement;
      field.setCustomValidity(field.validity.valueMissing ? (field.dataset.missing ?? '') : '');
    },
    { capture: true, signal },
  );
  root.addEventListener('input', ({ target }) => (target as HTMLInputElement).setCustomValidity?.(''), { signal });
}
