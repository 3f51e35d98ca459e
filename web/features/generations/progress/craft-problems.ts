import type { Framework, LayoutNode } from '#contract/generations.ts';
import {
  type CraftFacts,
  compareRepetition,
  compareRoles,
  isOffScale,
  majorityOf,
  ROLES,
  type Role,
} from '#fidelity/index.ts';

/** `weight`: as of other problems, the share of the page that it spoils. */
export interface Problem {
  weight: number;
  sentence: string;
  /** Of the page: where it is seen first. */
  text?: string;
}

/** What a reviewer would send back, whatever the page looks like. */
const WEIGHTS = { inlineStyles: 0.3, offScale: 0.3, numbered: 0.1, headings: 0.1, repetition: 0.2, roles: 0.1 };
/** So many examples tell what is meant. */
const MAX_EXAMPLES = 8;
const MAX_QUOTE_LENGTH = 40;

const quote = (text: string): string =>
  `“${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text}”`;
const some = (examples: Iterable<string>): string => [...new Set(examples)].slice(0, MAX_EXAMPLES).join(', ');

/** What is wrong with how a page is written in Clean mode, for a model to read. @param layout of the picture, as the engine found it */
export function craftProblems(craft: CraftFacts, framework: Framework, layout: LayoutNode | undefined): Problem[] {
  return [...ofStyles(craft, framework), ...ofHeadings(craft), ...(layout ? componentProblems(craft, layout) : [])];
}

/** What of a page is not written like its like, or not in the element that it is. */
export function componentProblems(craft: CraftFacts, layout: LayoutNode): Problem[] {
  const reference = structureOf(layout);
  return [...ofRepetition(reference, craft), ...ofRoles(reference, craft)];
}

function ofStyles({ classes, inlineStyles }: CraftFacts, framework: Framework): Problem[] {
  const offScale = framework === 'tailwind' ? classes.filter(isOffScale) : [];
  const numbered = framework === 'custom' ? classes.filter((name) => /-\d+$/.test(name)) : [];
  return [
    ...(inlineStyles > 0
      ? [{ weight: WEIGHTS.inlineStyles, sentence: `${inlineStyles} elements have a style attribute: use classes.` }]
      : []),
    ...(offScale.length > 0
      ? [
          {
            weight: (WEIGHTS.offScale * offScale.length) / classes.length,
            sentence: `Classes that are not on the documented scale: ${some(offScale)}. Use the nearest step, or a token of @theme.`,
          },
        ]
      : []),
    ...(numbered.length > 0
      ? [
          {
            weight: WEIGHTS.numbered,
            sentence: `Numbered class names: ${some(numbered)}. Name what the element is; what is alike has one class.`,
          },
        ]
      : []),
  ];
}

function ofHeadings({ elements }: CraftFacts): Problem[] {
  const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  const titles = levels.filter((level) => level === 1).length;
  const gap = levels.findIndex((level, at) => level > (levels[at - 1] ?? 1) + 1);
  return [
    ...(titles === 1 ? [] : [{ weight: WEIGHTS.headings, sentence: `The page has ${titles} h1 elements, not one.` }]),
    ...(gap < 0
      ? []
      : [
          {
            weight: WEIGHTS.headings,
            sentence: `An h${levels[gap]} follows ${gap === 0 ? 'nothing' : `an h${levels[gap - 1]}`}: heading levels have no gaps.`,
          },
        ]),
  ];
}

function ofRepetition(reference: CraftFacts, craft: CraftFacts): Problem[] {
  return compareRepetition(reference, craft).flatMap(({ name, text, written, firstTexts }) => {
    // What has no class was not found to be a component.
    const component = name.split('.')[1];
    const spellings = written.map((one) => one?.classes ?? null);
    const { spelling, count } = majorityOf(spellings);
    const odd = firstTexts.find((first, i) => first !== null && spellings[i] !== spelling);
    return component === undefined || count === written.length
      ? []
      : [
          {
            weight: (WEIGHTS.repetition * (written.length - count)) / written.length,
            sentence: `${written.length - count} of the ${written.length} “${component}” (the first is ${quote(text)}) are not written like the others: same tags, same classes.`,
            ...(odd && { text: odd }),
          },
        ];
  });
}

function ofRoles(reference: CraftFacts, craft: CraftFacts): Problem[] {
  const texts = compareRoles(reference, craft);
  const missing = (role: Role) => texts.filter((one) => one.reference.includes(role) && !one.candidate.includes(role));
  return ROLES.flatMap((role) => {
    const lost = missing(role);
    if (lost.length === 0) return [];
    const quoted = some(lost.map(({ text }) => quote(text)));
    const weight = (WEIGHTS.roles * lost.length) / texts.length;
    return [{ weight, sentence: `Not in a ${role} element: ${quoted}.`, text: lost[0]!.written }];
  });
}

/** The engine's layout in the terms of the measure. Fields are no buttons, whatever their tag. */
function structureOf(layout: LayoutNode): CraftFacts {
  const elements: CraftFacts['elements'] = [];
  const texts: CraftFacts['texts'] = [];
  const visit = ({ role, text, component = '', children = [] }: LayoutNode, parent: number): void => {
    const element =
      elements.push({ parent, tag: role === 'input' ? 'field' : role, classes: component, style: '', role: '' }) - 1;
    if (text) texts.push({ text, element });
    for (const child of children) visit(child, element);
  };
  visit(layout, -1);
  return {
    elements,
    texts,
    classes: [],
    inlineStyles: 0,
    values: { fontSize: [], color: [], gap: [], margin: [], family: [] },
  };
}
