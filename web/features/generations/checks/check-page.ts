import type { Framework, GenerationResult, Mode } from '#contract/generations.ts';
import { type CraftFacts, isOffScale } from '#fidelity/index.ts';
import type { Violation } from '#web/preview/messages.ts';
import { changeTag, loadEdits, type PageCode, type PageElement, readElements, setAttribute } from '../edit/index.ts';
import { componentProblems } from '../progress/index.ts';
import type { Check, Finding } from './check.ts';
import { readableColor } from './contrast.ts';

/** What the frames told of a page. */
export interface PageReport {
  violations: readonly Violation[];
  craft: CraftFacts;
  /** At each width, CSS px: by how much the page is wider, and what makes it so. */
  overflow: readonly { width: number; by: number; at: readonly number[] }[];
}

interface Subject {
  code: PageCode;
  /** With its embedded files. */
  whole: PageCode;
  framework: Framework;
  mode: Mode;
  language: string;
  result: Pick<GenerationResult, 'layout'>;
}

const HEAVY_KB = 1500;
const MOST_CLASSES = 6;

/** Everything that is asked of a page, with what was found. */
export function checkPage(subject: Subject, report: PageReport): Check[] {
  const elements = readElements(subject.code.html);
  return [
    {
      id: 'overflow',
      title: 'Narrow and wide screens',
      passed: 'Nothing reaches over the edge at 320, 768 and 1280 px.',
      findings: report.overflow.flatMap((one) => ofOverflow(one, subject.framework)),
    },
    {
      id: 'contrast',
      title: 'Contrast',
      passed: 'All text stands out from its ground.',
      findings: report.violations
        .filter(({ rule }) => rule === 'color-contrast')
        .flatMap((violation) => ofContrast(violation, subject.framework)),
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      passed: 'axe found nothing (WCAG 2.1 A and AA).',
      findings: report.violations
        .filter(({ rule }) => rule !== 'color-contrast')
        .flatMap((violation) => ofRule(violation, elements, subject.language)),
    },
    {
      id: 'structure',
      title: 'Headings and landmarks',
      passed: 'One h1, no gaps between the levels, and a main landmark.',
      findings: ofStructure(elements),
    },
    {
      id: 'purity',
      title: 'Framework',
      passed: 'Nothing but what the framework offers.',
      findings: ofPurity(subject, report.craft, elements),
    },
    {
      id: 'craft',
      title: 'Craft',
      passed: 'What is alike is written alike, in the elements that it is.',
      findings: subject.result.layout
        ? componentProblems(report.craft, subject.result.layout).map(({ sentence }) => ({ reason: sentence }))
        : [],
    },
    { id: 'size', title: 'Size and format', passed: sizeOf(subject.whole), findings: ofSize(subject) },
  ];
}

function ofOverflow({ width, by, at }: PageReport['overflow'][number], framework: Framework): Finding[] {
  if (by === 0) return [];
  const reason = `At ${width} px the page is ${Math.round(by)} px wider than the screen, so it scrolls sideways.`;
  if (at.length === 0) return [{ reason }];
  return at.slice(0, 3).map((element) => ({
    at: element,
    reason: `${reason} This element reaches over the edge.`,
    fix: { label: 'Let it shrink', apply: (code) => letShrink(code, framework, element) },
  }));
}

/** No wider than what it stands in. */
async function letShrink(code: PageCode, framework: Framework, at: number): Promise<PageCode> {
  if (framework === 'custom') return (await loadEdits()).setStyle(code, framework, at, 'width', '100%');
  const element = readElements(code.html)[at];
  const classes = element?.attributes.class?.value ?? '';
  const kept = classes.split(/\s+/).filter((name) => name && !/^(min-w-|w-\[|w-\d|flex-shrink-0|shrink-0)/.test(name));
  return setAttribute(code, at, 'class', [...kept, framework === 'tailwind' ? 'max-w-full' : 'mw-100'].join(' '));
}

function ofContrast({ places, help }: Violation, framework: Framework): Finding[] {
  return places.map(({ at, contrast }) => {
    if (!contrast) return { at, reason: help };
    const { color, ground, ratio, wanted } = contrast;
    const better = readableColor(color, ground, wanted);
    return {
      at,
      reason: `${color} on ${ground} has a contrast of ${ratio.toFixed(1)}; ${wanted} is asked for.`,
      ...(better && {
        fix: {
          label: `Use ${better}`,
          apply: async (code: PageCode) => (await loadEdits()).setStyle(code, framework, at, 'color', better),
        },
      }),
    };
  });
}

/** What axe says, and how it is mended where there is one right way. */
function ofRule(
  { rule, help, places, count }: Violation,
  elements: readonly PageElement[],
  language: string,
): Finding[] {
  const root = elements.find(({ tag }) => tag === 'html')?.at;
  if (rule === 'html-has-lang' || rule === 'html-lang-valid')
    return [
      {
        reason: help,
        ...(root !== undefined && {
          fix: {
            label: `Say lang="${language}"`,
            apply: (code: PageCode) => setAttribute(code, root, 'lang', language),
          },
        }),
      },
    ];
  if (places.length === 0) return [{ reason: `${help}${count > 1 ? ` (${count} places)` : ''}` }];
  return places.map(({ at }) => ({
    at,
    reason: help,
    ...(rule === 'image-alt' && {
      fix: { label: 'Mark as decoration', apply: (code: PageCode) => setAttribute(code, at, 'alt', '') },
    }),
  }));
}

function ofStructure(elements: readonly PageElement[]): Finding[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const level = ({ tag }: PageElement): number => Number(tag[1]);
  const [first, ...others] = headings.filter((heading) => level(heading) === 1);
  const top = headings[0];
  const titles: Finding[] = first
    ? others.map(({ at }) => ({
        at,
        reason: 'The page has more than one h1: only its title is one.',
        fix: { label: 'Make it an h2', apply: (code) => changeTag(code, at, 'h2') },
      }))
    : [
        {
          ...(top && { at: top.at }),
          reason: 'The page has no h1: nobody is told what it is about.',
          ...(top && { fix: { label: 'Make the first heading h1', apply: (code) => changeTag(code, top.at, 'h1') } }),
        },
      ];
  const gaps = headings.flatMap((heading, i): Finding[] => {
    const before = i === 0 ? 0 : level(headings[i - 1]!);
    // Without an h1 the first heading is told of above.
    if (i === 0 || level(heading) <= before + 1) return [];
    return [
      {
        at: heading.at,
        reason: `An h${level(heading)} follows an h${before}: a level is missing between them.`,
        fix: { label: `Make it an h${before + 1}`, apply: (code) => changeTag(code, heading.at, `h${before + 1}`) },
      },
    ];
  });
  return [...titles, ...gaps, ...ofLandmarks(elements)];
}

function ofLandmarks(elements: readonly PageElement[]): Finding[] {
  if (elements.some(({ tag, attributes }) => tag === 'main' || attributes.role?.value === 'main')) return [];
  const body = elements.find(({ tag }) => tag === 'body');
  const parts = (body?.children ?? []).map((at) => elements[at]!);
  const largest = parts
    .filter(({ tag }) => tag === 'div' || tag === 'section')
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return [
    {
      ...(largest && { at: largest.at }),
      reason: 'There is no main landmark: people with screen readers cannot jump to the content.',
      ...(largest && { fix: { label: 'Make it main', apply: (code) => changeTag(code, largest.at, 'main') } }),
    },
  ];
}

function ofPurity({ framework, mode }: Subject, craft: CraftFacts, elements: readonly PageElement[]): Finding[] {
  const styled = elements.filter(({ attributes, isForeign }) => attributes.style && !isForeign);
  const inline: Finding[] =
    mode === 'exact' && framework !== 'custom'
      ? []
      : styled.map(({ at }) => ({
          at,
          reason: 'It has a style attribute: classes are found again and changed at once.',
        }));
  const odd = framework === 'tailwind' && mode === 'clean' ? [...new Set(craft.classes.filter(isOffScale))] : [];
  const numbered = framework === 'custom' ? [...new Set(craft.classes.filter((name) => /-\d+$/.test(name)))] : [];
  const some = (names: readonly string[]) =>
    `${names.slice(0, MOST_CLASSES).join(', ')}${names.length > MOST_CLASSES ? ', …' : ''}`;
  return [
    ...inline,
    ...(odd.length > 0 ? [{ reason: `Not on the documented scale: ${some(odd)}.` }] : []),
    ...(numbered.length > 0 ? [{ reason: `Numbered class names say nothing: ${some(numbered)}.` }] : []),
  ];
}

const kilobytes = ({ html, css }: PageCode): number => (html.length + css.length) / 1024;
const sizeOf = (whole: PageCode): string => `${kilobytes(whole).toFixed(0)} kB with its pictures, laid out well.`;

function ofSize({ code, whole }: Subject): Finding[] {
  const heavy = kilobytes(whole);
  const longest = Math.max(...code.html.split('\n').map((line) => line.length));
  return [
    ...(heavy > HEAVY_KB
      ? [
          {
            reason: `The page has ${heavy.toFixed(0)} kB. Its pictures are inside: download it as a zip to have them beside it.`,
          },
        ]
      : []),
    ...(longest > 400
      ? [
          {
            reason: `A line of ${longest} characters cannot be reviewed.`,
            fix: { label: 'Format', apply: async (page: PageCode) => (await loadEdits()).formatCode(page) },
          },
        ]
      : []),
  ];
}
