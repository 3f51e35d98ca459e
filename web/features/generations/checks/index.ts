export { ChecksPanel } from './checks-panel.tsx';
