import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from '#web/load-chunk.ts';
import { listActions, useAction } from './action-store.ts';
import { isMac, isPressed, PALETTE_KEYS } from './shortcut.ts';

const ActionPalette = lazy(() => loadChunk(() => import('./action-palette.tsx')));
const ShortcutList = lazy(() => loadChunk(() => import('./shortcut-list.tsx')));

type Shown = 'palette' | 'shortcuts' | null;

let shown: Shown = null;
const listeners = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const openPalette = (): void => show('palette');

/** Names the keys of the screen. */
export const openShortcuts = (): void => show('shortcuts');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears the keys of all actions, and shows the palette and the list of keys. Once in every signed-in area. */
export function ActionKeys() {
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  useAction({
    ...{ id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Help', keys: '?', Icon: CircleHelp },
    run: openShortcuts,
  });
  useEffect(() => {
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hear);
      show(null);
    };
  }, []);
  const close = () => show(null);
  return (
    <Suspense>
      {now === 'palette' && <ActionPalette onClose={close} />}
      {now === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  );
}

function hear(event: KeyboardEvent): void {
  // What an editor has taken for itself is not ours, nor what is typed into a composition.
  if (event.defaultPrevented || event.isComposing) return;
  const mac = isMac();
  const ofScreen = [PALETTE_KEYS, ...listActions().flatMap(({ keys }) => keys ?? [])];
  const keys = ofScreen.find((known) => isPressed(known, event, mac));
  if (!keys || !isHeardIn(event.target, keys) || !isFree(keys)) return;
  // Also where nothing can be done just now: the browser would save its own copy of the page.
  event.preventDefault();
  if (isTyping(event.target) && keys !== PALETTE_KEYS) {
    // A field gives away what is typed when it is left.
    event.target.blur();
    event.target.focus();
    setTimeout(pressKeys, 0, keys);
  } else pressKeys(keys);
}

/** Does what these keys do on this screen, wherever they were pressed. */
export function pressKeys(keys: string): void {
  if (listeners.size === 0 || !isFree(keys)) return;
  if (keys === PALETTE_KEYS) show(shown === 'palette' ? null : 'palette');
  else
    listActions()
      .find((action) => action.keys === keys && !action.disabled)
      ?.run();
}

/** What lies behind a dialog cannot be seen, so keys do nothing to it. */
const isFree = (keys: string): boolean => (keys === PALETTE_KEYS && shown === 'palette') || !isModalOpen();

const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=range], [type=color])';
const HEARD_EVERYWHERE: readonly string[] = [PALETTE_KEYS, 'mod+s'];

/** A field has signs and an undo of its own; a choice has signs only, which look something up in it. */
function isHeardIn(target: EventTarget | null, keys: string): boolean {
  if (!isTyping(target) || HEARD_EVERYWHERE.includes(keys)) return true;
  return target.matches('select') && keys.startsWith('mod+');
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(`${TYPED_IN}, textarea, select`));

const isModalOpen = (): boolean =>
  document.querySelector('[role=dialog][data-state=open]:not([data-modeless]), [role=alertdialog], dialog:modal') !==
  null;
