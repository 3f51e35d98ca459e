import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const font = (family: string, path: string) =>
  `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(join(packages, path)).toString('base64')})}`;

// The light theme of web/ui/tokens.css: a sheet of paper, which also looks right on a dark page.
const style = `
${font('Sans', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${font('Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')}
:root { --page: #f4f1ea; --sheet: #fcfaf6; --ink: #1b1a17; --muted: #5c584e; --line: #d9d3c5; --strong: #857f72; --accent: #1446d6; --soft: #e2e8fb; --danger: #ac2018 }
* { box-sizing: border-box; margin: 0 }
body { position: relative; overflow: hidden; background: var(--page); color: var(--ink); font: 500 13px/1.3 Mono }
body, .graph { background-image: linear-gradient(rgb(20 70 214 / .07) 1px, transparent 1px), linear-gradient(90deg, rgb(20 70 214 / .07) 1px, transparent 1px); background-size: 24px 24px; background-position: -1px -1px }
.at { position: absolute }
.paper { position: absolute; overflow: hidden; background: white; outline: 1px solid var(--strong); box-shadow: 0 2px 6px rgb(40 34 18 / .1), 0 16px 40px rgb(40 34 18 / .16) }
.paper > img, .paper > .scaled { position: absolute; top: 0; left: 0; transform-origin: 0 0 }
.title { font: 650 24px/1.1 Sans; letter-spacing: -.015em }
.muted { color: var(--muted) }
.accent { color: var(--accent) }
.box { position: absolute; border: 1px solid var(--accent); background: rgb(20 70 214 / .1) }
.dimension { position: absolute; height: 12px; color: var(--accent); border: solid var(--accent); border-width: 0 1px }
.dimension::before { content: ""; position: absolute; inset: 5px 0 auto; border-top: 1px solid var(--accent) }
.dimension span { position: absolute; left: 50%; top: -3px; translate: -50%; padding: 0 8px; background: var(--page); white-space: nowrap }`;

export type Box = { left: number; top: number; width: number; height: number };

/** A document of the given size with the composition in it. */
export const sheet = (width: number, height: number, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}body{width:${width}px;height:${height}px}</style><body>${body}</body></html>`;

export const dimension = (left: number, top: number, width: number, text: string): string =>
  `<div class="dimension" style="left:${left}px;top:${top}px;width:${width}px"><span>${text}</span></div>`;

/** A piece of paper with a part of a picture on it, `scale` times its size; `marks` are drawn in pixels of the picture. */
export function paper(
  { left, top, width, height }: Box,
  picture: string,
  scale: number,
  { marks = '', from = { x: 0, y: 0 } }: { marks?: string; from?: { x: number; y: number } } = {},
): string {
  const placed = `transform:scale(${scale}) translate(${-from.x}px,${-from.y}px)`;
  return `<div class="paper" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px">
    <img src="${picture}" style="${placed}"><div class="scaled" style="${placed}">${marks}</div></div>`;
}

export const textOf = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
