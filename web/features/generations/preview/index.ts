export { HiddenFrame } from './hidden-frame.tsx';
export { PickedElement } from './picked-element.tsx';
export { PreviewFrame } from './preview-frame.tsx';
export { PreviewPlaceholder } from './preview-placeholder.tsx';
export { SandboxFrame } from './sandbox-frame.tsx';
export { takeKeys } from './take-keys.ts';
export { type Pick, usePick } from './use-pick.ts';
export { usePreviewFrame } from './use-preview-frame.ts';
