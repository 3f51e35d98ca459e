import { isMac, isPressed } from '#web/ui/actions/shortcut.ts';
import { FORWARDED_KEYS, type ForwardedKeys } from './messages.ts';

/** Fields of the page have their own undo. */
const OF_FIELDS: readonly ForwardedKeys[] = ['mod+z', 'mod+shift+z'];

/** Hands the keys of the workbench up: a frame that has the keyboard is all that hears them. */
export function forwardKeys(page: Document, tell: (keys: ForwardedKeys) => void): void {
  page.addEventListener('keydown', (event) => {
    const keys = FORWARDED_KEYS.find((known) => isPressed(known, event, isMac()));
    if (!keys || event.isComposing || (OF_FIELDS.includes(keys) && isTyping(event.target))) return;
    event.preventDefault();
    tell(keys);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
