import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { changeHtml, listOf, type Targets } from './apply-changes.ts';
import { escapeText } from './escape.ts';
import type { PageCode } from './page-code.ts';
import { type PageElement, readElements, type Span } from './read-elements.ts';

/** A run of text that stands directly in an element, without the white space around it. */
export interface TextRun extends Span {
  /** The element, and which of its runs it is. */
  at: number;
  index: number;
  /** As people read it. */
  text: string;
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<[/a-z!?][^>]*>?/gi;
/** An element with more text than this is a part of the page, not a text. */
const MOST_RUNS = 8;

/** The runs of an element's own text: between its children, in order. */
export function ownRuns(html: string, elements: readonly PageElement[], at: number): TextRun[] {
  const element = elements[at];
  if (!element || UNREAD.has(element.tag) || element.isForeign) return [];
  const inside = element.children.map((child) => elements[child]!);
  const edges = [element.content.start, ...inside.flatMap(({ start, end }) => [start, end]), element.content.end];
  const runs: TextRun[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    for (const { start, end } of withoutTags(html, edges[i]!, edges[i + 1]!)) {
      const raw = html.slice(start, end);
      const text = raw.trim();
      if (text === '') continue;
      const from = start + raw.indexOf(text);
      runs.push({ at, index: runs.length, text: decode(text), start: from, end: from + text.length });
    }
  }
  return runs;
}

/** All runs in an element that is a text: its own, and those of inline parts in it. Empty where there are many. */
export function textRuns(html: string, at: number): TextRun[] {
  const elements = readElements(html);
  const collect = (part: number): TextRun[] => [
    ...ownRuns(html, elements, part),
    ...(elements[part]?.children ?? []).flatMap(collect),
  ];
  const runs = collect(at).sort((a, b) => a.start - b.start);
  return runs.length > MOST_RUNS ? [] : runs;
}

/** Gives an element's text run number `index` another text. White space around it stays; nothing in the text is markup. */
export function changeText(code: PageCode, targets: Targets, text: string, index = 0): PageCode {
  const elements = readElements(code.html);
  const changes = listOf(targets).flatMap((at) => {
    const element = elements[at];
    const keepsLines = element?.tag === 'pre' || element?.tag === 'textarea';
    const escaped = escapeText(keepsLines ? text : text.replace(/[ \t\r\n]+/g, ' ').trim());
    const run = ownRuns(code.html, elements, at)[index];
    if (run) return [{ start: run.start, end: run.end, text: escaped }];
    // An element that has nothing in it yet.
    const isEmpty = element?.endTag && element.children.length === 0 && index === 0;
    return isEmpty ? [{ ...element.content, text: escaped }] : [];
  });
  return changeHtml(code, changes);
}

/** What is left of a part of the source without comments and stray tags. */
function withoutTags(html: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of html.slice(start, end).matchAll(COMMENT_OR_TAG)) {
    spans.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...spans, { start: from, end }];
}

const decode = (raw: string): string =>
  parseFragment(raw)
    .childNodes.map((node) => ('value' in node ? (node as DefaultTreeAdapterTypes.TextNode).value : ''))
    .join('')
    .replace(/[ \t\r\n]+/g, ' ');
