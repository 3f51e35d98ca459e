import { readdir, readFile } from 'node:fs/promises';

/** Stylesheets of the build by their addresses. */
export type Stylesheets = ReadonlyMap<string, string>;

/**
 * Runs in the page: fetches what was put off once it has been painted, with the picture that it opens with
 * if that comes within two seconds. In a tab in the background nothing is painted before somebody looks.
 */
const FETCH_SCRIPTS = `Promise.race([
Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((image)=>image.decode())),
new Promise((late)=>setTimeout(late,2000))
]).then(()=>requestAnimationFrame(()=>setTimeout(()=>{
for(const faces of document.querySelectorAll("style[media=print]"))faces.media="all";
for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload";
for(const later of document.querySelectorAll("script[type=later]")){
const script=document.createElement("script");script.type="module";script.textContent=later.textContent;document.head.append(script)
}})))`;

/**
 * The same page, painted sooner: its styles are in it, and its modules, which change nothing that is seen, do not compete
 * with what is. The stylesheet itself is still fetched, for print and at the lowest priority, because other pages link it.
 */
export function paintFirst(html: string, nonce: string, stylesheets: Stylesheets): string {
  return html
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
      const styles = stylesheets.get(/ href="([^"]+)"/.exec(link)?.[1] ?? '');
      return styles === undefined ? link : inline(styles, html) + link.replace('<link', '<link media="print"');
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/<script\b[^>]*>/g, (tag) =>
      tag.includes(` nonce="${nonce}"`) ? tag.replace(' type="module"', ' type="later"') : tag,
    )
    .replace('</body>', () => `<script nonce="${nonce}">${FETCH_SCRIPTS}</script></body>`);
}

/** Styles as elements: what is seen at once, and the faces that the page does not preload, which wait like the scripts. */
function inline(styles: string, html: string): string {
  const waiting: string[] = [];
  const atOnce = styles.replaceAll(/@font-face\{[^}]*\}/g, (face) => {
    const file = /url\(["']?([^"')]+)/.exec(face)?.[1];
    if (!file || html.includes(`href="${file}"`)) return face;
    waiting.push(face);
    return '';
  });
  return `<style>${atOnce}</style>${waiting.length > 0 ? `<style media="print">${waiting.join('')}</style>` : ''}`;
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
