import type { Framework } from '#contract/generations.ts';
import { applyChanges, type PageCode, type PageElement, readElements } from '../edit/index.ts';

const TAILWIND = 'text/tailwindcss';

const IMPORT = /^\s*@import\s+(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;]*;/gm;

/** The style sheet of components without what a page loads otherwise: the framework and web fonts. */
export const withoutImports = (sheet: string): string => sheet.replace(IMPORT, '').trim();

/** Two sheets that differ in nothing but layout, quotes and comments are one. */
const meaningOf = (sheet: string): string =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim();

/** The page with this sheet for all of its own rules; the same page where it says no more and no less than they do. */
export function withSheet(code: PageCode, framework: Framework, sheet: string): PageCode {
  const elements = readElements(code.html);
  const styles = elements.filter(({ tag, isForeign }) => tag === 'style' && !isForeign);
  const textOf = ({ content }: PageElement): string => code.html.slice(content.start, content.end);
  if (meaningOf([...styles.map(textOf), code.css].join('\n')) === meaningOf(sheet)) return code;
  const isApart = framework === 'custom';
  const type = framework === 'tailwind' ? ` type="${TAILWIND}"` : '';
  const [first] = styles;
  const written = isApart || sheet === '' ? '' : `<style${type}>\n${sheet.replace(/^(?=.)/gm, '      ')}\n    </style>`;
  const head = elements.find(({ tag }) => tag === 'head')?.endTag;
  const place = first ?? (head && { start: head.start, end: head.start });
  const changes = [
    ...styles.slice(1).map(({ start, end }) => ({ start, end, text: '' })),
    ...(place ? [{ start: place.start, end: place.end, text: written }] : []),
  ];
  return { html: applyChanges(code.html, changes), css: isApart ? sheet : '' };
}
