export { ActionKeys, openPalette, openShortcuts, pressKeys } from './action-keys.tsx';
export { type Action, useAction, useActions } from './action-store.ts';
export { KeyCaps } from './key-caps.tsx';
export { PaletteButton } from './palette-button.tsx';
