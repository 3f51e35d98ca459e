export { drawnPage } from './drawn-page.ts';
export { componentRenderer } from './render-components.ts';
