export type { TextRange } from './code-editor.tsx';
export { CodePane, type CodePlace, KINDS } from './code-pane.tsx';
export { CopyButton } from './copy-button.tsx';
export type { Work } from './draft-state.ts';
export { type Fault, placeName } from './fault-bar.tsx';
export type { OpenFile } from './open-file.ts';
export { useCopyFile } from './use-copy-file.ts';
export { type Draft, useDraft } from './use-draft.ts';
export { useDrawing } from './use-drawing.ts';
