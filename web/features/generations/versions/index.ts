export { useBaseVersion } from './use-base-version.ts';
export { VersionList } from './version-list.tsx';
