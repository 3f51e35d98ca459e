import { toast } from '../toast.ts';

/** How long a message of the editors stays, in ms. */
export const EDITOR_TOAST_MS = 5000;

/** Where an editor's messages go. */
export interface Tell {
  success: (text: string) => void;
  error: (text: string) => void;
}

/** Messages as toasts. */
export const toastFor = (duration = EDITOR_TOAST_MS): Tell => ({
  success: (text) => void toast.success(text, duration),
  error: (text) => void toast.error(text, duration),
});
