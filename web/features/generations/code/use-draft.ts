import { useMemo, useReducer, useState } from 'react';
import type { ComponentSources, SourceFile } from '#contract/generations.ts';
import type { EmbeddedFiles } from '#contract/vocabulary/embedded-files.ts';
import type { PageCode } from '../edit/index.ts';
import { afterDraftAction, changesOf, hasLeftComponents, isDirty, startOfDraft, type Work } from './draft-state.ts';
import { namesFor, putBackFiles, putBackInto, takeOutFiles, toStore } from './embedded-files.ts';

const LONGEST_SUMMARY = 200;

/** A page as it is stored: with its embedded files, and the components that it was written from where somebody changed them. */
type Stored = PageCode & { components?: ComponentSources | undefined };

/**
 * The page on the table (`id` says which) while it is changed: by typing, by clicking, by its design system. One undo goes through all of
 * it. In `code` names stand for embedded files; `whole` has the files in it.
 */
export function useDraft(id: string, stored: Stored) {
  const [first] = useState(() => taken(stored));
  const [files, setFiles] = useState<EmbeddedFiles>(first.files);
  const [state, dispatch] = useReducer(afterDraftAction, first.work, startOfDraft);
  const [about, setAbout] = useState(id);
  const { code, components, isWaiting = false } = state.now;
  const whole = useMemo(() => putBackFiles({ code }, files).code, [code, files]);
  if (about !== id) {
    setAbout(id);
    // A version that was just saved from this very draft goes on with it: with its way back, and what was typed meanwhile.
    if (state.savedAs !== id) {
      const { work, files: embedded } = taken(stored);
      setFiles(embedded);
      dispatch({ type: 'start', work });
    }
  }
  /** Code that is to be part of the draft, with names for what is embedded in it. */
  const take = (next: PageCode): PageCode => {
    const { work, files: known } = takeOutFiles({ code: next }, files);
    if (known.size > files.size) setFiles(known);
    return work.code;
  };
  return {
    code,
    whole,
    /** What the page is written from, where somebody changed it; the page that they draw comes a moment after. */
    components,
    isWaiting,
    /** Components that were changed are those of another page: it was changed in another way since. */
    leftComponents: hasLeftComponents(state),
    /** Which page it is about: another number for another page, the same for a version that was saved from this draft. */
    page: state.page,
    saved: state.saved.code,
    dirty: isDirty(state),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** What an undo takes back. */
    last: state.now.what,
    /** What was done since it was saved, for whoever reads the list of versions. */
    summary: changesOf(state).slice(0, LONGEST_SUMMARY),
    /** Source files with the names that stand for embedded files here. */
    named: (sources: readonly SourceFile[]): SourceFile[] => namesFor(sources, files),
    /** Source files with everything in them. */
    wholeFiles: (sources: readonly SourceFile[]): SourceFile[] => putBackInto(sources, files),
    /** All that is to be saved. */
    stored: (): Work => toStore(putBackFiles({ code, components }, files)),
    change: (next: PageCode, what: string) => dispatch({ type: 'change', code: take(next), what, at: Date.now() }),
    changeComponents: (next: ComponentSources, what: string) =>
      dispatch({ type: 'change-components', components: next, what, at: Date.now() }),
    /** The page that these components draw. */
    show: (drawn: ComponentSources, next: PageCode) => dispatch({ type: 'drawn', components: drawn, code: take(next) }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** `as`: the id of the version. */
    markSaved: (work: Work, as: string) => dispatch({ type: 'saved', work, as }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

const taken = ({ html, css, components }: Stored) => takeOutFiles({ code: { html, css }, components });
