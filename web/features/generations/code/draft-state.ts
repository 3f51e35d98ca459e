import type { ComponentSources } from '#contract/generations.ts';
import type { PageCode } from '../edit/index.ts';

/** Changes of one kind that follow one another so fast are one step of undo (ms). */
const SAME_STEP_MS = 700;
const MOST_STEPS = 200;

/** A page, and the components that it was written from where somebody changed them. */
export interface Work {
  code: PageCode;
  components?: ComponentSources | undefined;
}

interface Step extends Work {
  /** The page does not show its components yet. */
  isWaiting?: boolean;
  /** What led here, in a few words. */
  what: string;
  at: number;
}

/** A page that is being changed, with the way back and forth. */
export interface DraftState {
  past: readonly Step[];
  now: Step;
  future: readonly Step[];
  /** As it was last saved. */
  saved: Work;
  /** How many of the steps from the beginning are in what was saved. */
  savedSteps: number;
  /** The version that it was saved as here. */
  savedAs: string | undefined;
  /** Which page it is about: another number once another page lies on the table. */
  page: number;
}

export type DraftAction =
  | { type: 'change'; code: PageCode; what: string; at: number }
  /** Components are changed: the page follows, once it is drawn from them. */
  | { type: 'change-components'; components: ComponentSources; what: string; at: number }
  | { type: 'drawn'; components: ComponentSources; code: PageCode }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; work: Work; as: string }
  /** Another page lies on the table. */
  | { type: 'start'; work: Work };

const isSame = (one: Work, other: Work): boolean =>
  one.code.html === other.code.html && one.code.css === other.code.css && areSame(one.components, other.components);

const areSame = (one: ComponentSources | undefined, other: ComponentSources | undefined): boolean =>
  one === other ||
  (one?.kind === other?.kind &&
    one?.files.length === other?.files.length &&
    one?.files.every(({ name, content }, i) => {
      const file = other?.files[i];
      return file?.name === name && file.content === content;
    }) === true);

export const startOfDraft = (work: Work): DraftState => ({
  past: [],
  now: { ...work, what: '', at: 0 },
  future: [],
  saved: work,
  savedSteps: 0,
  savedAs: undefined,
  page: 0,
});

export const isDirty = ({ now, saved }: DraftState): boolean => !isSame(now, saved);

export function afterDraftAction(state: DraftState, action: DraftAction): DraftState {
  const { past, now, future } = state;
  switch (action.type) {
    case 'start':
      return { ...startOfDraft(action.work), page: state.page + 1 };
    case 'saved': {
      const { work: saved, as: savedAs } = action;
      const found = [...past, now, ...future].findLastIndex((step) => isSame(step, saved));
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
      const isSameCode = code.html === now.code.html && code.css === now.code.css;
      // Components of the page as it was are none of this one.
      return isSameCode ? state : afterStep(state, { code, what, at });
    }
    case 'change-components': {
      const { components, what, at } = action;
      if (areSame(components, now.components)) return state;
      return afterStep(state, { code: now.code, components, isWaiting: true, what, at });
    }
    case 'drawn': {
      const { components, code } = action;
      const draw = (step: Step): Step =>
        step.components === components && step.isWaiting ? { ...step, code, isWaiting: false } : step;
      return { ...state, past: past.map(draw), now: draw(now), future: future.map(draw) };
    }
  }
}

function afterStep(state: DraftState, step: Step): DraftState {
  const { past, now, savedSteps } = state;
  const goesOn = step.what === now.what && step.at - now.at < SAME_STEP_MS && past.length > 0 && isDirty(state);
  const line = goesOn ? past : [...past, now];
  const dropped = Math.max(0, line.length - MOST_STEPS);
  return {
    ...state,
    past: line.slice(dropped),
    now: step,
    future: [],
    // What was saved and then undone is not part of the line any more.
    savedSteps: Math.max(0, Math.min(savedSteps, line.length - 1) - dropped),
  };
}

/** Whether components that somebody wrote are behind: they were of the page before it was changed otherwise. */
export const hasLeftComponents = ({ past, now, saved }: DraftState): boolean =>
  !now.components && (saved.components !== undefined || past.some(({ components }) => components));

/** What was done since the code was last saved, each kind once. Where saved steps were undone, it says so. */
export function changesOf({ past, now, future, savedSteps }: DraftState): string {
  const line = [...past, now, ...future].map(({ what }) => what);
  const here = past.length;
  const [from, to] = here < savedSteps ? [here, savedSteps] : [savedSteps, here];
  const kinds = [...new Set(line.slice(from + 1, to + 1).filter((what) => what !== ''))].join(', ');
  return here < savedSteps ? `Undo: ${kinds}` : kinds;
}
