import type { Framework } from '#contract/generations.ts';
import { loadEdits, type PageCode, readElements, setAttribute } from '../edit/index.ts';
import type { Finding } from './check.ts';
import type { PageReport } from './subject.ts';

const MOST_ELEMENTS = 3;
/** Utilities of Tailwind and Bootstrap that keep an element from being narrower. */
const KEEPS_WIDE = /^(min-w-|w-\[|w-\d|flex-shrink-0$|shrink-0$)/;

/** What makes the page scroll sideways at one width. */
export function checkOverflow({ width, by, at }: PageReport['overflow'][number], framework: Framework): Finding[] {
  if (by === 0) return [];
  const reason = `At ${width} px the page is ${Math.round(by)} px wider than the screen, so it scrolls sideways.`;
  if (at.length === 0) return [{ reason }];
  return at.slice(0, MOST_ELEMENTS).map((element) => ({
    at: element,
    reason: `${reason} This element reaches over the edge.`,
    fix: { label: 'Let it shrink', apply: (code) => letShrink(code, framework, element) },
  }));
}

/** No wider than what it stands in. */
async function letShrink(code: PageCode, framework: Framework, at: number): Promise<PageCode> {
  if (framework === 'custom') return (await loadEdits()).setStyle(code, framework, at, 'width', '100%');
  const classes = readElements(code.html)[at]?.attributes.class?.value ?? '';
  const kept = classes.split(/\s+/).filter((name) => name && !KEEPS_WIDE.test(name));
  // Beside a maximum of its own, another one would not hold.
  const within =
    framework === 'bootstrap' ? 'mw-100' : kept.some((name) => name.startsWith('max-w-')) ? 'w-full' : 'max-w-full';
  return setAttribute(code, at, 'class', [...new Set([...kept, within])].join(' '));
}
