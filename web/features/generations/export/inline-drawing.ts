import { type PageElement, setAttribute } from '../edit/index.ts';
import { readDataUrl } from './data-url.ts';

/** What says where the drawing comes from and how it is loaded. */
const OF_PICTURES = new Set(['src', 'alt', 'loading', 'decoding', 'fetchpriority']);

/**
 * The markup of a drawing that holds pictures, for the place of its `<img>`; undefined for every other element. A drawing in a
 * file of its own may not load any files, so its pictures would have to stay in it.
 */
export function inlineDrawing({ at, tag, attributes }: PageElement): string | undefined {
  const file = tag === 'img' ? readDataUrl(attributes.src?.value ?? '') : undefined;
  if (file?.extension !== 'svg') return undefined;
  const drawing = new TextDecoder().decode(file.bytes).replace(/^[\s\S]*?(?=<svg[\s>])/, '');
  if (!/<image\s[^>]*href=["']data:/.test(drawing)) return undefined;
  const alt = attributes.alt?.value.trim() ?? '';
  const said = alt === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alt };
  const kept = Object.entries(attributes).filter(([name]) => !OF_PICTURES.has(name));
  const all = [...kept.map(([name, { value }]) => [name, value] as const), ...Object.entries(said)];
  const start = { html: withOwnNames(drawing.trim(), at), css: '' };
  return all.reduce((code, [name, value]) => setAttribute(code, 0, name, value), start).html;
}

/** What a drawing refers to by name, under names that no other drawing of the page has. */
const withOwnNames = (drawing: string, at: number): string =>
  drawing.replace(/(\bid="|url\(#|href="#)([^")]+)/g, `$1$2-${at}`);
