export { useBaseVersion } from './use-base-version.ts';
export { VersionList } from './version-list.tsx';
export { VersionNote } from './version-note.tsx';
export { type Version, versionTree } from './version-tree.ts';
export { VersionsButton } from './versions-button.tsx';
