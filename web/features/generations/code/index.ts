export type { TextRange } from './code-editor.tsx';
export { CodePane, type CodePlace } from './code-pane.tsx';
export { CopyButton } from './copy-button.tsx';
export { placeName } from './fault-bar.tsx';
export type { OpenFile } from './open-file.ts';
export { useCopyFile } from './use-copy-file.ts';
export { type Draft, useDraft } from './use-draft.ts';
