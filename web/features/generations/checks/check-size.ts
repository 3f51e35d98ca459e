import { elementAtOffset, loadEdits, type PageCode, type PageElement, readElements } from '../edit/index.ts';
import type { Check, Finding } from './check.ts';
import type { Subject } from './subject.ts';

const HEAVY_KB = 1500;
const LONGEST_LINE = 400;
/** A line with one attribute and at most its tag: no layout makes the path of a drawing shorter. */
const ONE_ATTRIBUTE = /^\s*(?:<[\w-]+\s+)?[\w:-]+="[^"]*"\s*(?:\/?>)?(?:<\/[\w-]+>)?$/;

/** Whether the page is light enough to be loaded, and its code laid out for people. */
export function checkSize({ code, whole }: Subject, elements: readonly PageElement[]): Check {
  const size = kilobytes(whole);
  return {
    id: 'size',
    title: 'Size and format',
    passed: `${size.toFixed(0)} kB with its pictures, laid out well.`,
    findings: [...(size > HEAVY_KB ? [ofWeight(size, whole)] : []), ...ofLines(code, elements)],
  };
}

const kilobytes = ({ html, css }: PageCode): number => (html.length + css.length) / 1024;

/** Embedded files stand in start tags: the element with the longest one weighs most. */
function ofWeight(size: number, whole: PageCode): Finding {
  const reason = `The page has ${size.toFixed(0)} kB. Its pictures are inside: download it as a zip to have them beside it.`;
  const length = ({ startTag }: PageElement): number => startTag.end - startTag.start;
  const elements = readElements(whole.html);
  const heaviest = elements.reduce<PageElement | undefined>(
    (most, each) => (most && length(most) >= length(each) ? most : each),
    undefined,
  );
  // In custom CSS it may be the style sheet that weighs.
  return heaviest && whole.html.length > whole.css.length ? { at: heaviest.at, reason } : { reason };
}

function ofLines({ html }: PageCode, elements: readonly PageElement[]): Finding[] {
  const lines = html.split('\n').filter((line) => !ONE_ATTRIBUTE.test(line));
  const longest = lines.reduce((most, line) => (line.length > most.length ? line : most), '');
  if (longest.length <= LONGEST_LINE) return [];
  const at = elementAtOffset(elements, html.indexOf(longest) + /^\s*/.exec(longest)![0].length)?.at;
  return [
    {
      ...(at !== undefined && { at }),
      reason: `A line of ${longest.length} characters cannot be reviewed.`,
      fix: { label: 'Format', apply: async (page) => (await loadEdits()).formatCode(page) },
    },
  ];
}
