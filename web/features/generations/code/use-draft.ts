import { useMemo, useReducer, useState } from 'react';
import type { PageCode } from '../edit/index.ts';
import { afterDraftAction, changesOf, isDirty, startOfDraft } from './draft-state.ts';
import { type EmbeddedFiles, putBackFiles, takeOutFiles } from './embedded-files.ts';

const LONGEST_SUMMARY = 200;

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
    // A version that was just saved from this very draft goes on with it: with its way back, and what was typed meanwhile.
    if (state.savedAs !== id) {
      const taken = takeOutFiles(stored);
      setFiles(taken.files);
      dispatch({ type: 'start', code: taken.code });
    }
  }
  return {
    code,
    whole,
    /** Which page it is about: another number for another page, the same for a version that was saved from this draft. */
    page: state.page,
    saved: state.saved,
    dirty: isDirty(state),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** What an undo takes back. */
    last: state.now.what,
    /** What was done since it was saved, for whoever reads the list of versions. */
    summary: changesOf(state).slice(0, LONGEST_SUMMARY),
    change: (next: PageCode, what: string) => {
      const taken = takeOutFiles(next, files);
      if (taken.files.size > files.size) setFiles(taken.files);
      dispatch({ type: 'change', code: taken.code, what, at: Date.now() });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** `as`: the id of the version. */
    markSaved: (saved: PageCode, as: string) => dispatch({ type: 'saved', code: saved, as }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
