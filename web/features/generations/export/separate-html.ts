import { type PageElement, readElements } from '../edit/index.ts';
import type { AssetStore } from './asset-store.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { separateCss } from './separate-css.ts';

type Replacement = { start: number; end: number; text: string };

/** A document with files in place of data: URLs, whatever element or style they stand in. The rest stays as written. */
export function separateHtml(html: string, assets: AssetStore): string {
  const replacements = readElements(html).flatMap((element) => {
    const drawing = inlineDrawing(element);
    if (drawing) return [{ start: element.start, end: element.end, text: separateHtml(drawing, assets) }];
    return [
      ...attributesOf(html, element, assets),
      ...(element.tag === 'style' ? contentOf(html, element, assets) : []),
    ];
  });
  return applied(html, replacements);
}

/** The text with some of its parts replaced. They do not overlap. */
export function applied(text: string, replacements: readonly Replacement[]): string {
  let written = text;
  for (const { start, end, text: by } of replacements.toSorted((a, b) => b.start - a.start))
    written = written.slice(0, start) + by + written.slice(end);
  return written;
}

function attributesOf(html: string, element: PageElement, assets: AssetStore): Replacement[] {
  return Object.entries(element.attributes).flatMap(([key, { value, start, end }]) => {
    if (!value.includes('data:')) return [];
    const separated = separateValue(key, value, assets, showsOf(element));
    if (separated === value) return [];
    const [name = key] = html.slice(start, end).split('=', 1);
    return [{ start, end, text: `${name.trimEnd()}="${escaped(separated)}"` }];
  });
}

function separateValue(key: string, value: string, assets: AssetStore, shows: string): string {
  if (key.endsWith('srcset')) return value.replace(/data:\S+/g, (url) => assets.add(url.replace(/,$/, ''), shows));
  if (/^\s*data:/i.test(value)) return assets.add(value, shows);
  // Single quotes, because the attribute has double ones.
  return separateCss(value, assets, shows).replaceAll(/url\("(assets\/[^"]*)"\)/g, "url('$1')");
}

function contentOf(html: string, { content: { start, end } }: PageElement, assets: AssetStore): Replacement[] {
  const css = html.slice(start, end);
  const separated = separateCss(css, assets);
  return separated === css ? [] : [{ start, end, text: separated }];
}

/** What an element shows, in words: its text alternative, its role, or its class. */
function showsOf({ tag, attributes }: PageElement): string {
  const words = ['alt', 'aria-label', 'title', 'role'].map((name) => attributes[name]?.value.trim()).find(Boolean);
  if (words) return words;
  // A class of a framework says how something looks; one with an underscore or a word of its own what it is.
  const named = attributes.class?.value.split(/\s+/).find((name) => /^[a-z]+(?:-[a-z]+)*__[\w-]+$/.test(name));
  if (named) return named;
  if (tag === 'link') return 'icon';
  return tag === 'img' || tag === 'source' || tag === 'image' ? 'picture' : 'background';
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
