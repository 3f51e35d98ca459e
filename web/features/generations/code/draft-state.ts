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
  /** How many of the steps from the beginning are in what was saved. */
  savedSteps: number;
  /** The version that it was saved as here. */
  savedAs: string | undefined;
  /** Which page it is about: another number once another page lies on the table. */
  page: number;
}

export type DraftAction =
  | { type: 'change'; code: PageCode; what: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; code: PageCode; as: string }
  /** Another page lies on the table. */
  | { type: 'start'; code: PageCode };

const isSame = (one: PageCode, other: PageCode): boolean => one.html === other.html && one.css === other.css;

export const startOfDraft = (code: PageCode): DraftState => ({
  past: [],
  now: { code, what: '', at: 0 },
  future: [],
  saved: code,
  savedSteps: 0,
  savedAs: undefined,
  page: 0,
});

export const isDirty = ({ now, saved }: DraftState): boolean => !isSame(now.code, saved);

export function afterDraftAction(state: DraftState, action: DraftAction): DraftState {
  const { past, now, future, savedSteps } = state;
  switch (action.type) {
    case 'start':
      return { ...startOfDraft(action.code), page: state.page + 1 };
    case 'saved': {
      const { code: saved, as: savedAs } = action;
      const found = [...past, now, ...future].findLastIndex(({ code }) => isSame(code, saved));
      // Where the step that was saved has gone on meanwhile, there is more in it than what was saved.
      return { ...state, saved, savedAs, savedSteps: found >= 0 ? found : Math.max(0, past.length - 1) };
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { ...state, past: past.slice(0, -1), now: before, future: [now, ...future] } : state;
    }
    case 'redo': {
      const [next, ...later] = future;
      return next ? { ...state, past: [...past, now], now: next, future: later } : state;
    }
    case 'change': {
      const { code, what, at } = action;
      if (isSame(code, now.code)) return state;
      const goesOn = what === now.what && at - now.at < SAME_STEP_MS && past.length > 0 && isDirty(state);
      const line = goesOn ? past : [...past, now];
      const dropped = Math.max(0, line.length - MOST_STEPS);
      return {
        ...state,
        past: line.slice(dropped),
        now: { code, what, at },
        future: [],
        // What was saved and then undone is not part of the line any more.
        savedSteps: Math.max(0, Math.min(savedSteps, line.length - 1) - dropped),
      };
    }
  }
}

/** What was done since the code was last saved, each kind once. Where saved steps were undone, it says so. */
export function changesOf({ past, now, future, savedSteps }: DraftState): string {
  const line = [...past, now, ...future].map(({ what }) => what);
  const here = past.length;
  const [from, to] = here < savedSteps ? [here, savedSteps] : [savedSteps, here];
  const kinds = [...new Set(line.slice(from + 1, to + 1).filter((what) => what !== ''))].join(', ');
  return here < savedSteps ? `Undo: ${kinds}` : kinds;
}
