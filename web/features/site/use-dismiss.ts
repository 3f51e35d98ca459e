import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An open menu closes on a click or a focus outside, and on Esc, which gives the focus back to its button. */
export function useDismiss(
  open: boolean,
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const outside = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.contains(target as Node)) close();
  });
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    document.addEventListener('keydown', pressed, { signal });
    return () => ended.abort();
  }, [open]);
}
