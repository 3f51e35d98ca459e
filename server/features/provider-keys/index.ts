export { findUsableKeys, type UsableKey } from './find-usable-keys.ts';
export { type OpenedKey, openKey } from './open-key.ts';
export { recordCall } from './record-call.ts';
export { setKeyAside } from './set-key-aside.ts';
