import type { PageCode } from './page-code.ts';
import { readElements } from './read-elements.ts';
import { scanTags } from './scan-tags.ts';
import { smallestChange } from './smallest-change.ts';

/** A place of the source that a browser reads otherwise than it is meant, so that something gets lost. */
export interface CodeFault {
  language: 'html' | 'css';
  /** Characters from the start of the file. */
  at: number;
  /** The line that it begins in, from 1. */
  line: number;
  /** What is wrong, as a sentence. */
  reason: string;
}

type Found = Omit<CodeFault, 'line'> & { kind: string };

/** A browser adds the end tags of these where they are left out (HTML Living Standard, 13.1.2.4). */
const OPTIONAL_END = /^(html|head|body|li|dt|dd|p|rt|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const LONGEST_QUOTE = 30;

/** The beginning of what is written at a place, as far as it fits into a sentence. */
function quoteAt(html: string, at: number): string {
  const [line = ''] = html.slice(at, at + LONGEST_QUOTE + 1).split('\n');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line.trimEnd();
}

const BROKEN = {
  tag: (quote: string) => `“${quote}” is not complete.`,
  comment: () => 'A comment has no end (“-->”).',
  raw: (quote: string) => `“${quote}” has no end tag.`,
};

/** Tags and comments that are not complete. */
const unfinishedTags = (html: string): Found[] =>
  scanTags(html).flatMap(({ at, broken }) =>
    broken ? [{ language: 'html', at, kind: broken, reason: BROKEN[broken](quoteAt(html, at)) }] : [],
  );

/** Blocks and comments of a style sheet that have no end or no beginning: the rules that follow are taken for parts of them. */
function openBlocks(css: string): Found[] {
  const open: number[] = [];
  const found: Found[] = [];
  const fault = (at: number, reason: string) => found.push({ language: 'css', at, kind: reason, reason });
  for (const { 0: part, index } of css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\*|[{}]/g,
  )) {
    if (part === '/*') fault(index, 'A comment has no end (“*/”).');
    else if (part === '{') open.push(index);
    else if (part === '}' && open.pop() === undefined) fault(index, 'This “}” ends nothing.');
    if (part === '/*') break;
  }
  for (const at of open) fault(at, 'This “{” has no “}”.');
  return found;
}

/** Elements that nobody ends, end tags that end nothing, and tags that may not stand where they are. */
function misplacedTags(html: string): Found[] {
  const elements = readElements(html);
  const starts = new Map(elements.map((element) => [element.startTag.start, element]));
  const ends = new Set(elements.map(({ endTag }) => endTag?.start));
  return scanTags(html).flatMap(({ at, name, isEnd }) => {
    const fault = (reason: string): Found[] => [{ language: 'html', at, kind: reason, reason }];
    // There is one of these, wherever and however often it is written.
    if (/^(html|head|body)$/.test(name)) return [];
    if (isEnd) return ends.has(at) ? [] : fault(`“</${name}>” ends nothing.`);
    const element = starts.get(at);
    if (!element) return fault(`“<${name}>” may not stand here.`);
    const { startTag, endTag, isForeign } = element;
    const isWhole = isForeign ? html.slice(startTag.start, startTag.end).endsWith('/>') : VOID.test(name);
    if (endTag || isWhole || OPTIONAL_END.test(name)) return [];
    return fault(`“<${name}>” has no end tag.`);
  });
}

/**
 * What was there when the code was saved is left out: it is all that there is. It is known by its place where one change
 * has moved it, by its line otherwise.
 */
function added(before: string, after: string, find: (code: string) => Found[]): CodeFault[] {
  const change = smallestChange(before, after);
  const now = change ? find(after) : [];
  if (!change || now.length === 0) return [];
  const { from, to, insert } = change;
  const behind = from + insert.length;
  const wasAt = ({ at }: Found) => (at < behind ? at : at - behind + to);
  const [lineBefore, lineAfter] = [lineIn(before), lineIn(after)];
  const old = find(before);
  const moved = now.filter((fault) => {
    const same = old.findIndex((one) => one.at === wasAt(fault) && one.kind === fault.kind);
    if (same >= 0) old.splice(same, 1);
    return same < 0;
  });
  const fresh = moved.filter((fault) => {
    const same = old.findIndex((one) => one.kind === fault.kind && lineBefore(one) === lineAfter(fault));
    if (same >= 0) old.splice(same, 1);
    return same < 0;
  });
  return fresh.map(({ language, at, reason }) => ({
    language,
    at,
    reason,
    line: after.slice(0, at).split('\n').length,
  }));
}

/** What stands in the line of a place, without its indent. */
const lineIn =
  (code: string) =>
  ({ at }: Found): string =>
    code
      .slice(code.lastIndexOf('\n', at - 1) + 1)
      .split('\n', 1)[0]!
      .trim();

/**
 * What is not complete in a page and was when it was saved: it is being typed, or was forgotten. Quick enough for every key.
 */
export const unfinishedParts = (code: PageCode, saved: PageCode): CodeFault[] => [
  ...added(saved.html, code.html, unfinishedTags),
  ...added(saved.css, code.css, openBlocks),
];

/** All that a browser would read otherwise than it is written, and did not when the page was saved. */
export function codeFaults(code: PageCode, saved: PageCode): CodeFault[] {
  const unfinished = unfinishedParts(code, saved);
  // As long as a tag is not complete, nobody knows what stands in it.
  return unfinished.some(({ language }) => language === 'html')
    ? unfinished
    : [...added(saved.html, code.html, misplacedTags), ...unfinished];
}
