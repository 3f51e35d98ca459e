import { type Page, parseJson, readPage } from './read-page.ts';
import { fieldsOf, listOf } from './shapes.ts';
import type { Asked } from './types.ts';

export type Framework = 'tailwind' | 'bootstrap' | 'custom';
export type Line = { text: string; color?: string; fontSize?: number };
export type Image = { name: string; width: number; height: number };

export type Wish = {
  kind: 'page' | 'repair' | 'follow-up';
  framework: Framework;
  lines: Line[];
  /** Regions of the picture that a page may show as `<img src="name">`. */
  images: Image[];
  /** The page to mend or change, when there is one. */
  before?: Page;
  /** What the last turn asks for: the user's words, or the problems line by line. */
  instruction: string;
};

/** Innermost JSON objects with a `text` and a `box`: a colour may be called `text`, too. */
function readLines(prompt: string): Line[] {
  const objects = prompt.match(/\{[^{}]*"text"\s*:\s*"(?:[^"\\]|\\.)*"[^{}]*\}/g) ?? [];
  return objects.flatMap((each) => {
    const { text, box, color, fontSize } = fieldsOf(parseJson(each));
    if (typeof text !== 'string' || !box) return [];
    return { text, ...(typeof color === 'string' && { color }), ...(typeof fontSize === 'number' && { fontSize }) };
  });
}

/** Regions written as `["image-1", x, y, width, height]`. */
function readImages(prompt: string): Image[] {
  const found = prompt.matchAll(/\["([a-z]+-\d+)",\s*\d+,\s*\d+,\s*(\d+),\s*(\d+)\]/g);
  return [...found].map(([, name, width, height]) => ({ name: name!, width: Number(width), height: Number(height) }));
}

/** The first that is named; a picture may show the word too, but the instructions stand before it. */
function frameworkOf(prompt: string): Framework {
  const first = /tailwind|bootstrap|plain css/i.exec(prompt)?.[0].toLowerCase();
  return first === 'tailwind' || first === 'bootstrap' ? first : 'custom';
}

const between = (text: string, tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1]?.trim();

/** Understands just enough of the product's prompts to answer plausibly. */
export function readPrompt({ prompt, wanted, said }: Asked): Wish {
  const before = readPage(said.at(-1) ?? '') ?? readPage(wanted);
  const facts = { framework: frameworkOf(prompt), lines: readLines(prompt), images: readImages(prompt), before };
  const problems = between(wanted, 'problems');
  if (before && problems !== undefined) {
    const list = listOf(parseJson(problems));
    return { ...facts, kind: 'repair', instruction: list.length > 0 ? list.join('\n') : problems };
  }
  const words = between(wanted, 'user_instructions') ?? wanted;
  return { ...facts, kind: before ? 'follow-up' : 'page', instruction: String(parseJson(words) ?? words) };
}
