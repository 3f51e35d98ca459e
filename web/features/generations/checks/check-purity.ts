import type { Framework } from '#contract/generations.ts';
import { isOffScale, nearestStep } from '#fidelity/index.ts';
import { classesOf, elementAtOffset, type PageElement, renameClass } from '../edit/index.ts';
import type { Check, Finding } from './check.ts';
import { ownRulesOf } from './own-rules.ts';
import type { CheckKit, Subject } from './subject.ts';

const MOST_NAMES = 6;

/** Whether the page is written with what its framework offers. */
export function checkPurity(subject: Subject, elements: readonly PageElement[], kit: CheckKit): Check {
  const { framework, mode } = subject;
  const isFree = mode === 'exact' && framework !== 'custom';
  return {
    id: 'purity',
    title: 'Framework',
    passed: PASSED[framework],
    findings: isFree
      ? []
      : [
          ...ofStyleAttributes(subject, elements, kit),
          ...ofRules(subject, elements, kit),
          ...ofClasses(subject, elements, kit),
        ],
    ...(isFree && { notMeasured: 'Not asked in Exact mode, which writes measured values.' }),
  };
}

const PASSED: Record<Framework, string> = {
  tailwind: 'Every step is on Tailwind’s scale or a token; no rules and no style attributes of its own.',
  bootstrap: 'Only Bootstrap’s classes and variables; no rules and no style attributes of its own.',
  custom: 'No style attributes, and no numbered class names.',
};

const NAMES = { tailwind: 'Tailwind', bootstrap: 'Bootstrap' };

function ofStyleAttributes({ code, framework }: Subject, elements: readonly PageElement[], kit: CheckKit): Finding[] {
  const fixFor = (at: number, style: string): Pick<Finding, 'fix'> => {
    const { moveStyle, replaceStyle, sayStyle } = kit.edits;
    if (framework === 'custom') return { fix: { label: 'Move it into a class', apply: (page) => moveStyle(page, at) } };
    const said = sayStyle(code, framework, style, kit.hexOf);
    return said
      ? { fix: { label: 'Say it by classes', apply: (page) => replaceStyle(page, framework, at, said) } }
      : {};
  };
  return elements.flatMap(({ at, attributes: { style }, isForeign }) =>
    style && !isForeign
      ? {
          at,
          reason: 'It has a style attribute: classes are found again and changed at once.',
          ...fixFor(at, style.value ?? ''),
        }
      : [],
  );
}

/** Rules that stand beside the framework's, one finding for each style sheet. */
function ofRules({ code, framework }: Subject, elements: readonly PageElement[], { edits }: CheckKit): Finding[] {
  if (framework === 'custom') return [];
  const sheets = Map.groupBy(ownRulesOf(code, edits.readRules(code)), ({ file, start }) =>
    file === 'html' ? elementAtOffset(elements, start)?.at : undefined,
  );
  return [...sheets].map(([at, rules]) => ({
    ...(at !== undefined && { at }),
    reason: `Rules that are not ${NAMES[framework]}’s: ${some(new Set(rules.map(({ selector }) => selector)))}.`,
  }));
}

/** Class names that should not be there, each with the first element that has it. */
function ofClasses(subject: Subject, elements: readonly PageElement[], kit: CheckKit): Finding[] {
  const first = new Map<string, number>();
  for (const element of elements)
    for (const name of classesOf(element)) if (!first.has(name)) first.set(name, element.at);
  const names = [...first.keys()].filter(oddTest(subject, kit));
  const told = names.slice(0, MOST_NAMES).map((name) => ({
    at: first.get(name)!,
    reason: `${name} ${ODD[subject.framework]}`,
    ...fixOf(name, subject, kit),
  }));
  const others = names.slice(MOST_NAMES);
  return others.length === 0
    ? told
    : [...told, { at: first.get(others[0]!)!, reason: `So it is with ${others.length} more: ${some(others)}.` }];
}

function fixOf(name: string, { code, framework }: Subject, { edits }: CheckKit): Pick<Finding, 'fix'> {
  const step = framework === 'tailwind' ? (nearestStep(name) ?? edits.nearestType(code, name)) : undefined;
  return step ? { fix: { label: `Use ${step}`, apply: (code) => renameClass(code, name, step) } } : {};
}

const ODD: Record<Framework, string> = {
  tailwind: 'is not on the documented scale.',
  bootstrap: 'is no class of Bootstrap.',
  custom: 'is numbered, which says nothing.',
};

function oddTest({ code, framework }: Subject, { edits, bootstrapClasses }: CheckKit): (name: string) => boolean {
  if (framework === 'tailwind') return isOffScale;
  if (framework === 'bootstrap') return (name) => bootstrapClasses?.has(name) === false;
  // The number of a shade says which token it is: `badge--danger-100` has --color-danger-100.
  const tokens = edits.readTokens(code, 'custom').map(({ name }) => name.replace(/^--(color-)?/, '-'));
  return (name) => /-\d+$/.test(name) && !tokens.some((token) => name.endsWith(token));
}

const some = (names: Iterable<string>): string => {
  const all = [...names];
  return `${all.slice(0, MOST_NAMES).join(', ')}${all.length > MOST_NAMES ? ', …' : ''}`;
};
