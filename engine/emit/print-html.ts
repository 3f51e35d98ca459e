import type { Element } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { VOID_TAGS } from './element.ts';
import { escapeHtml } from './escape.ts';

/** Elements that read best on one line. */
const INLINE = new Set('a span b code strong em s button label img svg input option br'.split(' '));

/** Prints an element and what is in it, indented by two spaces a level. `attributesOf` gives class and style. */
export function printHtml(
  element: Element,
  attributesOf: (element: Element) => Record<string, string>,
  depth = 0,
): string {
  const indent = '  '.repeat(depth);
  const attributes = { ...attributesOf(element), ...element.attributes };
  const opening = `<${element.tag}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')}>`;
  if (VOID_TAGS.has(element.tag)) return `${indent}${opening}`;
  // White space counts in `pre`.
  const kept = element.tag === 'pre';
  const inline = kept || element.children.every((child) => typeof child === 'string' || INLINE.has(child.tag));
  const hasText = kept || element.children.some((child) => typeof child === 'string');
  const isDrawing = element.tag === 'svg' || element.tag === 'g';
  if (element.children.length === 0 || (inline && hasText) || isDrawing) {
    const content = element.children
      .map((child) => (typeof child === 'string' ? escapeHtml(child) : printHtml(child, attributesOf)))
      .join('');
    return `${indent}${opening}${content}</${element.tag}>`;
  }
  const content = element.children
    .map((child) =>
      typeof child === 'string' ? `${indent}  ${escapeHtml(child)}` : printHtml(child, attributesOf, depth + 1),
    )
    .join('\n');
  return `${indent}${opening}\n${content}\n${indent}</${element.tag}>`;
}

type PageHead = Pick<PageDescription, 'title' | 'description' | 'credits' | 'language' | 'direction'>;

/** A complete document around a printed body. */
export function printDocument(
  { title, description, credits, language = 'en', direction }: PageHead,
  parts: { head: string; body: string },
): string {
  const summary = description ? `\n  <meta name="description" content="${escapeHtml(description)}">` : '';
  const icons = credits ? `\n  <!-- Icons: ${escapeHtml(credits.join(', '))} -->` : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${direction ? ` dir="${direction}"` : ''}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>${summary}
  ${parts.head}${icons}
</head>
${parts.body}
</html>
`;
}
