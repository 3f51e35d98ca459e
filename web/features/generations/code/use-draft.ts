import { useMemo, useReducer, useState } from 'react';
import type { PageCode } from '../edit/index.ts';
import { afterDraftAction, isDirty, startOfDraft } from './draft-state.ts';
import { type EmbeddedFiles, putBackFiles, takeOutFiles } from './embedded-files.ts';

/**
 * The page on the table (`id` says which) while it is changed: by typing, by clicking, by its design system. One undo goes through all of
 * it. In `code` names stand for embedded files; `whole` has the files in it.
 */
export function useDraft(id: string, stored: PageCode) {
  const [first] = useState(() => takeOutFiles(stored));
  const [files, setFiles] = useState<EmbeddedFiles>(first.files);
  const [state, dispatch] = useReducer(afterDraftAction, first.code, startOfDraft);
  const [about, setAbout] = useState(id);
  const { code } = state.now;
  const whole = useMemo(() => putBackFiles(code, files), [code, files]);
  if (about !== id) {
    setAbout(id);
    // A version that was saved from this very draft goes on with its way back.
    if (whole.html === stored.html && whole.css === stored.css) dispatch({ type: 'saved', code });
    else {
      const taken = takeOutFiles(stored);
      setFiles(taken.files);
      dispatch({ type: 'start', code: taken.code });
    }
  }
  return {
    code,
    whole,
    saved: state.saved,
    dirty: isDirty(state),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** What an undo takes back. */
    last: state.now.what,
    /** What was done since the beginning, for whoever reads the list of versions. */
    summary: summaryOf([...state.past, state.now].map(({ what }) => what)),
    change: (next: PageCode, what: string) => {
      const taken = takeOutFiles(next, files);
      if (taken.files.size > files.size) setFiles(taken.files);
      dispatch({ type: 'change', code: taken.code, what, at: Date.now() });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    markSaved: (saved: PageCode) => dispatch({ type: 'saved', code: saved }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

const LONGEST_SUMMARY = 200;

const summaryOf = (steps: readonly string[]): string =>
  [...new Set(steps.filter((what) => what !== ''))].join(', ').slice(0, LONGEST_SUMMARY);
