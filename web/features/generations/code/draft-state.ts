import type { PageCode } from '../edit/index.ts';

/** Changes of one kind that follow one another so fast are one step of undo (ms). */
const SAME_STEP_MS = 700;
const MOST_STEPS = 200;

interface Step {
  code: PageCode;
  /** What led here, in a few words. */
  what: string;
  at: number;
}

/** A page that is being changed, with the way back and forth. */
export interface DraftState {
  past: readonly Step[];
  now: Step;
  future: readonly Step[];
  /** The code as it was last saved. */
  saved: PageCode;
}

export type DraftAction =
  | { type: 'change'; code: PageCode; what: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; code: PageCode }
  /** Another page lies on the table. */
  | { type: 'start'; code: PageCode };

const isSame = (one: PageCode, other: PageCode): boolean => one.html === other.html && one.css === other.css;

export const startOfDraft = (code: PageCode): DraftState => ({
  past: [],
  now: { code, what: '', at: 0 },
  future: [],
  saved: code,
});

export const isDirty = ({ now, saved }: DraftState): boolean => !isSame(now.code, saved);

export function afterDraftAction(state: DraftState, action: DraftAction): DraftState {
  const { past, now, future } = state;
  if (action.type === 'start') return startOfDraft(action.code);
  if (action.type === 'saved') return { ...state, saved: action.code };
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before ? { ...state, past: past.slice(0, -1), now: before, future: [now, ...future] } : state;
  }
  if (action.type === 'redo') {
    const [next, ...later] = future;
    return next ? { ...state, past: [...past, now], now: next, future: later } : state;
  }
  const { code, what, at } = action;
  if (isSame(code, now.code)) return state;
  const goesOn = what === now.what && at - now.at < SAME_STEP_MS && past.length > 0;
  return { ...state, past: goesOn ? past : [...past, now].slice(-MOST_STEPS), now: { code, what, at }, future: [] };
}
