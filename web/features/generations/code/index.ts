export type { TextRange } from './code-editor.tsx';
export { CodePane } from './code-pane.tsx';
export { type Draft, useDraft } from './use-draft.ts';
