import { loadChunk } from '#web/load-chunk.ts';
import type { Toast } from './toaster.tsx';

/** How many are kept; the oldest is dropped when another one comes. */
const MOST = 20;
const SUCCESS_MS = 2000;
const ERROR_MS = 4000;
/** Time to change one's mind, also by keyboard. */
const UNDO_TOAST_MS = 20_000;

const held: number[] = [];
let last = 0;
let toaster: Promise<Toast> | undefined;

/** The toaster comes with the first message, so that no page pays for one that it never shows. */
function withToaster(use: (toast: Toast) => void): void {
  toaster ??= loadChunk(() => import('./toaster.tsx')).then(({ mountToaster }) => mountToaster());
  void toaster.then(use);
}

type Kind = 'success' | 'error' | 'info' | 'loading';
type Action = { label: string; onClick: () => void };

function show(kind: Kind, text: string, duration: number, action?: Action): number {
  const id = ++last;
  const tooMany = held.push(id) > MOST ? held.shift() : undefined;
  withToaster((toast) => {
    if (tooMany !== undefined) toast.dismiss(tooMany);
    toast[kind](text, { id, duration, action, onAutoClose: () => forget(id), onDismiss: () => forget(id) });
  });
  return id;
}

function forget(id: number): void {
  const index = held.indexOf(id);
  if (index >= 0) held.splice(index, 1);
}

/** Short messages: unless told otherwise a success stays 2 s, an error 4 s, something loading until it is dismissed. */
export const toast = {
  success: (text: string, duration = SUCCESS_MS) => show('success', text, duration),
  error: (text: string, duration = ERROR_MS) => show('error', text, duration),
  info: (text: string, duration = ERROR_MS) => show('info', text, duration),
  /** What was done, with a button that takes it back. */
  undoable: (text: string, undo: () => void) => show('success', text, UNDO_TOAST_MS, { label: 'Undo', onClick: undo }),
  loading: (text: string) => show('loading', text, Number.POSITIVE_INFINITY),
  dismiss: (id?: number) => withToaster((toast) => toast.dismiss(id)),
};
