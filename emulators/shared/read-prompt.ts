import { fieldsOf, isFields } from './shapes.ts';
import type { Asked } from './types.ts';

export type Framework = 'tailwind' | 'bootstrap' | 'custom';
export type Line = { text: string; color?: string; fontSize?: number };
export type Page = { html: string; css: string };
export type Wish = {
  kind: 'page' | 'repair' | 'follow-up';
  framework: Framework;
  lines: Line[];
  /** The page to change, when there is one. */
  before?: Page;
  instruction: string;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Innermost JSON objects with a `text`; the way the block around them is built does not matter. */
function readLines(prompt: string): Line[] {
  const objects = prompt.match(/\{[^{}]*"text"\s*:\s*"(?:[^"\\]|\\.)*"[^{}]*\}/g) ?? [];
  return objects.flatMap((each) => {
    const { text, color, fontSize } = fieldsOf(parse(each));
    if (typeof text !== 'string') return [];
    return { text, ...(typeof color === 'string' && { color }), ...(typeof fontSize === 'number' && { fontSize }) };
  });
}

/** A JSON page, or the first fenced html block (with the first css block). */
function readPage(text: string): Page | undefined {
  const json = parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (isFields(json) && typeof json.html === 'string') return { html: json.html, css: String(json.css ?? '') };
  const embedded = /\{\s*"html"\s*:\s*("(?:[^"\\]|\\.)*")\s*(?:,\s*"css"\s*:\s*("(?:[^"\\]|\\.)*"))?/.exec(text);
  if (embedded) return { html: String(parse(embedded[1]!)), css: String(parse(embedded[2] ?? '""')) };
  const html = /```html\s*([\s\S]*?)```/.exec(text)?.[1];
  return html === undefined ? undefined : { html, css: /```css\s*([\s\S]*?)```/.exec(text)?.[1] ?? '' };
}

const frameworkOf = (prompt: string): Framework =>
  /tailwind/i.test(prompt) ? 'tailwind' : /bootstrap/i.test(prompt) ? 'bootstrap' : 'custom';

/** Understands just enough of the product's prompts to answer plausibly. */
export function readPrompt({ prompt, wanted, said }: Asked): Wish {
  const before = readPage(said.at(-1) ?? '') ?? readPage(wanted);
  const kind = before === undefined ? 'page' : /\bproblems?\b/i.test(wanted) ? 'repair' : 'follow-up';
  return { kind, framework: frameworkOf(prompt), lines: readLines(prompt), before, instruction: wanted };
}
