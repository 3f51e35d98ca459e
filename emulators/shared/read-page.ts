import { isFields } from './shapes.ts';

export type Page = { html: string; css: string };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The page in a text: JSON from the first to the last brace, else the first fenced html and css blocks. */
export function readPage(text: string): Page | undefined {
  const json = parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (isFields(json) && typeof json.html === 'string') return { html: json.html, css: String(json.css ?? '') };
  const html = /```html\s*([\s\S]*?)```/.exec(text)?.[1];
  return html === undefined ? undefined : { html, css: /```css\s*([\s\S]*?)```/.exec(text)?.[1] ?? '' };
}
