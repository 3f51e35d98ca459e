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
  if (isPressed(PALETTE_KEYS, event, mac) && (shown === 'palette' || !isModalOpen())) {
    event.preventDefault();
    show(shown === 'palette' ? null : 'palette');
    return;
  }
  if (isTyping(event.target) || isModalOpen()) return;
  const action = listActions().find(({ keys, disabled }) => keys && !disabled && isPressed(keys, event, mac));
  if (!action) return;
  event.preventDefault();
  action.run();
}

const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=range])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(`${TYPED_IN}, textarea, select`));

/** What lies behind a dialog cannot be seen, so keys do nothing to it. */
const isModalOpen = (): boolean =>
  document.querySelector('[role=dialog][data-state=open]:not([data-modeless]), [role=alertdialog], dialog:modal') !==
  null;
