export { ShareDialog } from '../share/index.ts';
export { ExportMenu } from './export-menu.tsx';
export { PageActions } from './page-actions.tsx';
