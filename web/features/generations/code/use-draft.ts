import { useMemo, useReducer, useState } from 'react';
import { afterDraftAction, isDirty, startOfDraft } from './draft-state.ts';
import { type EmbeddedFiles, putBackFiles, takeOutFiles } from './embedded-files.ts';
import type { PageCode } from './page-code.ts';

/**
 * The page on the table while it is changed: by typing, by clicking, by its design system. One undo goes through all of
 * it. In `code` names stand for embedded files; `whole` has the files in it.
 */
export function useDraft(stored: PageCode) {
  const [first] = useState(() => takeOutFiles(stored));
  const [files, setFiles] = useState<EmbeddedFiles>(first.files);
  const [state, dispatch] = useReducer(afterDraftAction, first.code, startOfDraft);
  const { code } = state.now;
  const whole = useMemo(() => putBackFiles(code, files), [code, files]);
  return {
    code,
    whole,
    dirty: isDirty(state),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** What an undo takes back. */
    last: state.now.what,
    steps: state.past.length,
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
