import { useEffect, useEffectEvent } from 'react';

/** Keys, each with what it does. Letters are lower case. */
export type Shortcuts = Readonly<Record<string, { label: string; run: () => void }>>;

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Single keys do something, unless one is typing, has a dialog open, or holds another key down. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
    const shortcut = shortcuts[key.toLowerCase()];
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
