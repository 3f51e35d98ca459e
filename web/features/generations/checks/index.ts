export type { Ask } from './check.ts';
export { ChecksPanel } from './checks-panel.tsx';
