import type { Framework } from '#contract/generations.ts';
import type { PageCode } from '../edit/index.ts';
import { createAssetStore } from './asset-store.ts';
import { separateCss } from './separate-css.ts';
import { separateHtml } from './separate-html.ts';
import { withStyleBeside } from './style-sheet.ts';

export { withStyleInside } from './style-sheet.ts';

export interface PageFile {
  name: string;
  content: string | Uint8Array;
}

/** The page as a folder: `index.html`, `style.css` where it has styles of its own, and its pictures in `assets/`. */
export function pageFiles(framework: Framework, code: PageCode): PageFile[] {
  const assets = createAssetStore();
  const { html, css } = withStyleBeside(framework, code);
  const index = separateHtml(html, assets);
  const style = separateCss(css, assets);
  return [
    { name: 'index.html', content: index },
    ...(style.trim() === '' ? [] : [{ name: 'style.css', content: style.endsWith('\n') ? style : `${style}\n` }]),
    ...assets.files(),
  ];
}
