import { readdir, readFile } from 'node:fs/promises';

/** Stylesheets of the build by their addresses. */
export type Stylesheets = ReadonlyMap<string, string>;

/**
 * Runs in the page once it has been painted: fetches the scripts that were put off. In a tab in the background there
 * is nothing to paint, and they come when it is looked at.
 */
const FETCH_SCRIPTS = `requestAnimationFrame(()=>setTimeout(()=>{
for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload";
for(const later of document.querySelectorAll("script[type=later]")){
const script=document.createElement("script");script.type="module";script.textContent=later.textContent;document.head.append(script)
}}))`;

/**
 * The same page, painted sooner: its styles are in it, and its modules, which change nothing that is seen, do not compete
 * with what is. The stylesheet itself is still fetched, for print and at the lowest priority, because other pages link it.
 */
export function paintFirst(html: string, nonce: string, stylesheets: Stylesheets): string {
  return html
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
      const styles = stylesheets.get(/ href="([^"]+)"/.exec(link)?.[1] ?? '');
      return styles === undefined ? link : `<style>${styles}</style>${link.replace('<link', '<link media="print"')}`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/<script\b[^>]*>/g, (tag) =>
      tag.includes(` nonce="${nonce}"`) ? tag.replace(' type="module"', ' type="later"') : tag,
    )
    .replace('</body>', () => `<script nonce="${nonce}">${FETCH_SCRIPTS}</script></body>`);
}

/** @param directory of the client build */
export async function readStylesheets(directory: string): Promise<Stylesheets> {
  const names = (await readdir(`${directory}/assets`)).filter((name) => name.endsWith('.css'));
  const entries = names.map(async (name): Promise<[string, string]> => {
    const styles = await readFile(`${directory}/assets/${name}`, 'utf8');
    return [`/assets/${name}`, styles.trim()];
  });
  return new Map(await Promise.all(entries));
}
