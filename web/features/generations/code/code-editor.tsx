import { defaultKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { vue } from '@codemirror/lang-vue';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { smallestChange } from '../edit/index.ts';
import { editorLook } from './editor-look.ts';
import { searchPanel } from './search-panel.ts';

export type CodeLanguage = 'html' | 'css' | 'javascript' | 'vue';

const languages: Record<CodeLanguage, () => Extension> = {
  html: () => html(),
  css: () => css(),
  javascript: () => javascript({ jsx: true, typescript: true }),
  vue: () => vue(),
};

/** A place in the text, characters from its beginning. */
export interface TextRange {
  from: number;
  to: number;
}

interface CodeEditorProps {
  label: string;
  language: CodeLanguage;
  text: string;
  /** Without it the text can only be read. */
  onChange?: (text: string) => void;
  onUndo?: () => void;
  onRedo?: () => void;
  onSave?: () => void;
  /** Where the cursor was put, by hand. */
  onCursor?: (offset: number) => void;
  /** The place to bring into sight; each new object is a new wish. */
  shown?: TextRange | null;
  /** Where the cursor is to be put, and the keyboard with it, as soon as the editor is in sight. */
  goTo?: { at: number } | undefined;
  onWent?: () => void;
}

/** Set by changes from outside, so that they are not told as typed. */
const fromOutside = Annotation.define<boolean>();
const showRange = StateEffect.define<TextRange | null>();
const shownRange = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes }) {
    const wish = effects.find((effect) => effect.is(showRange));
    if (!wish) return marks.map(changes);
    const range = wish.value as TextRange | null;
    return range && range.to > range.from
      ? Decoration.set([Decoration.mark({ class: 'cm-shown' }).range(range.from, range.to)])
      : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** What is brought to the middle moves in the editor only: by itself, CodeMirror would move the whole page as well. */
const scrollInside = EditorView.scrollHandler.of((view, { head }, { y }) => {
  if (y !== 'center') return false;
  const { node } = view.domAtPos(head);
  const line = (node instanceof Element ? node : node.parentElement)?.closest('.cm-line')?.getBoundingClientRect();
  if (!line) return false;
  const { top, bottom } = view.scrollDOM.getBoundingClientRect();
  view.scrollDOM.scrollTop += line.top - (top + bottom) / 2;
  return true;
});

/** CodeMirror. The way back is the caller's: it goes through changes that were not typed here as well. */
export function CodeEditor({ label, language, text, shown, goTo, ...handlers }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const told = useRef(handlers);
  told.current = handlers;
  const editable = handlers.onChange !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is taken over below, as it changes.
  useEffect(() => {
    const call = (name: 'onUndo' | 'onRedo' | 'onSave') => () => {
      told.current[name]?.();
      return told.current[name] !== undefined;
    };
    const made = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          ...[lineNumbers(), foldGutter(), highlightActiveLineGutter(), highlightActiveLine(), drawSelection()],
          ...[
            bracketMatching(),
            highlightSelectionMatches(),
            search({ createPanel: searchPanel }),
            shownRange,
            editorLook,
          ],
          languages[language](),
          EditorView.lineWrapping,
          scrollInside,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorState.readOnly.of(!editable),
          // A reader reaches it by keyboard, too.
          editable ? [] : EditorView.contentAttributes.of({ tabindex: '0' }),
          EditorView.editable.of(editable),
          keymap.of([
            // What is only read leaves these to the screen.
            ...(editable
              ? [
                  { key: 'Mod-z', run: call('onUndo'), preventDefault: true },
                  { key: 'Mod-y', mac: 'Mod-Shift-z', run: call('onRedo'), preventDefault: true },
                  { key: 'Mod-Shift-z', run: call('onRedo'), preventDefault: true },
                  { key: 'Mod-s', run: call('onSave'), preventDefault: true },
                ]
              : []),
            // Ctrl+K opens the palette.
            ...defaultKeymap.filter(({ key, mac }) => key !== 'Ctrl-k' && mac !== 'Ctrl-k'),
            ...searchKeymap,
            ...foldKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            const outside = update.transactions.some((one) => one.annotation(fromOutside));
            if (update.docChanged && !outside) told.current.onChange?.(update.state.doc.toString());
            const byHand = update.transactions.some((one) => one.isUserEvent('select') || one.isUserEvent('input'));
            if (byHand) told.current.onCursor?.(update.state.selection.main.head);
          }),
        ],
      }),
    });
    // What scrolls must be reached by keyboard.
    made.scrollDOM.tabIndex = 0;
    view.current = made;
    // Whoever types goes on seeing the cursor when something takes room below.
    let before = 0;
    const room = new ResizeObserver(() => {
      const { top, bottom } = made.scrollDOM.getBoundingClientRect();
      const { head } = made.state.selection.main;
      const cursor = made.hasFocus ? made.coordsAtPos(head) : null;
      const wasSeen = cursor && cursor.bottom <= top + before;
      if (wasSeen && cursor.bottom > bottom) made.dispatch({ effects: EditorView.scrollIntoView(head) });
      before = bottom - top;
    });
    room.observe(place.current!);
    return () => {
      room.disconnect();
      made.destroy();
    };
  }, [language, label, editable]);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    // Only what is another is changed, so that cursor and scroll stay.
    const change = smallestChange(current.state.doc.toString(), text);
    if (change) current.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }, [text]);

  useEffect(() => {
    const { current } = view;
    if (!current || shown === undefined) return;
    const { length } = current.state.doc;
    const range = shown && { from: Math.min(shown.from, length), to: Math.min(shown.to, length) };
    // Whoever types here is looking at the cursor.
    const toShow = range && !current.hasFocus ? [EditorView.scrollIntoView(range.from, { y: 'center' })] : [];
    current.dispatch({ effects: [showRange.of(range), ...toShow] });
  }, [shown]);

  useEffect(() => {
    if (!goTo) return;
    // It tells a size at once, and none of what is hidden.
    const observer = new ResizeObserver(() => {
      const { current } = view;
      if (!current || place.current?.offsetHeight === 0) return;
      observer.disconnect();
      const at = Math.min(goTo.at, current.state.doc.length);
      current.focus();
      current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      told.current.onWent?.();
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [goTo]);

  return <div ref={place} className="h-full min-h-0 overflow-hidden" />;
}
