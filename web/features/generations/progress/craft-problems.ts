import type { Framework, GenerationResult, LayoutNode, OutlineNode } from '#contract/generations.ts';
import {
  type CraftFacts,
  compareRepetition,
  compareRoles,
  isOffScale,
  majorityOf,
  ROLES,
  type Role,
} from '#fidelity/index.ts';
import { withoutLostTexts } from './without-lost-texts.ts';

/** `weight`: as of other problems, the share of the page that it spoils. */
export interface Problem {
  weight: number;
  sentence: string;
  /** Of the page: where it is seen first. */
  text?: string;
}

/** What a reviewer would send back, whatever the page looks like. */
const WEIGHTS = {
  inlineStyles: 0.3,
  foreign: 0.3,
  numbered: 0.1,
  headings: 0.1,
  main: 0.1,
  repetition: 0.2,
  roles: 0.1,
};
/** So many examples tell what is meant. */
const MAX_EXAMPLES = 8;
const MAX_QUOTE_LENGTH = 40;

const quote = (text: string): string =>
  `“${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text}”`;
const some = (examples: Iterable<string>): string => [...new Set(examples)].slice(0, MAX_EXAMPLES).join(', ');

/** The page as the engine made it of the picture: that in Clean mode, else by what it found. */
export type Design = Pick<GenerationResult, 'layout' | 'outline'>;

/** How a page is written, and in what. */
export interface Written {
  craft: CraftFacts;
  css: string;
  framework: Framework;
  /** The classes that Bootstrap has; missing for pages in another framework. */
  bootstrapClasses?: ReadonlySet<string> | undefined;
}

/** What is wrong with how a page is written in Clean mode, for a model to read. */
export function craftProblems(written: Written, design: Design): Problem[] {
  const { craft } = written;
  return [...ofStyles(written), ...ofHeadings(craft), ...ofMain(craft), ...componentProblems(craft, design)];
}

/** What of a page is not written like its like, or not in the element that it is. */
export function componentProblems(craft: CraftFacts, { layout, outline }: Design): Problem[] {
  const found = outline ?? (layout && outlineOf(layout));
  if (!found) return [];
  // What is missing is told of by its lines.
  const reference = withoutLostTexts(structureOf(found), craft);
  return [...ofRepetition(reference, craft), ...ofRoles(reference, craft)];
}

function ofStyles({ craft, css, framework, bootstrapClasses }: Written): Problem[] {
  const { classes } = craft;
  if (framework === 'tailwind')
    return [
      ...ofAttributes(craft),
      ...ofForeign(craft, isOffScale, 'on the documented scale', 'the nearest step, or a token of @theme'),
    ];
  if (framework === 'bootstrap') {
    const isForeign = (name: string) => bootstrapClasses?.has(name) === false;
    return [
      ...ofAttributes(craft),
      ...ofForeign(craft, isForeign, 'classes of Bootstrap', 'its components and utilities'),
    ];
  }
  const numbered = classes.filter((name) => isNumbered(name, css));
  if (numbered.length === 0) return ofAttributes(craft);
  const sentence = `Numbered class names: ${some(numbered)}. Name what the element is; what is alike has one class.`;
  return [...ofAttributes(craft), { weight: WEIGHTS.numbered, sentence }];
}

function ofAttributes({ elements, inlineStyles }: CraftFacts): Problem[] {
  if (inlineStyles === 0) return [];
  const styled = elements.filter(({ style }) => style !== '').map(startTagOf);
  const counted = inlineStyles === 1 ? '1 element has' : `${inlineStyles} elements have`;
  const first = styled.length > 0 ? ` ${some(styled)}` : '';
  return [{ weight: WEIGHTS.inlineStyles, sentence: `${counted} a style attribute: use classes.${first}` }];
}

function ofForeign({ classes }: CraftFacts, isForeign: (name: string) => boolean, not: string, use: string): Problem[] {
  const foreign = classes.filter(isForeign);
  if (foreign.length === 0) return [];
  const weight = (WEIGHTS.foreign * foreign.length) / classes.length;
  return [{ weight, sentence: `Classes that are not ${not}: ${some(foreign)}. Use ${use}.` }];
}

const startTagOf = ({ tag, classes, style }: CraftFacts['elements'][number]): string =>
  `<${tag}${classes && ` class="${classes}"`} style="${style}">`;

/** A number at the end says nothing, but where it is that of a token: `badge--danger-100` has `--color-danger-100`. */
const isNumbered = (name: string, css: string): boolean =>
  /-\d+$/.test(name) &&
  !Array.from(css.matchAll(/--(?:color-)?([\w-]+)\s*:/g)).some(([, token]) => name.endsWith(`-${token}`));

function ofMain({ elements }: CraftFacts): Problem[] {
  const isThere = elements.some(({ tag, role }) => tag === 'main' || role === 'main');
  return isThere ? [] : [{ weight: WEIGHTS.main, sentence: 'The page has no main element around its content.' }];
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

/** Of results that have no other: the layout as elements. Fields are no buttons, whatever their tag. */
const outlineOf = ({ role, text, component, children = [] }: LayoutNode): OutlineNode => ({
  tag: role === 'input' ? 'field' : role,
  ...(component !== undefined && { component }),
  children: [...(text ? [text] : []), ...children.map(outlineOf)],
});

/** The engine's page in the terms of the measure. */
function structureOf(outline: OutlineNode): CraftFacts {
  const elements: CraftFacts['elements'] = [];
  const texts: CraftFacts['texts'] = [];
  const visit = ({ tag, role = '', component = '', modifier, children = [] }: OutlineNode, parent: number): void => {
    // One that is set apart is not written like the others.
    const classes = modifier ? `${component} ${component}--${modifier}` : component;
    const element = elements.push({ parent, tag, classes, style: '', role }) - 1;
    for (const child of children) {
      if (typeof child !== 'string') visit(child, element);
      else if (child.trim() !== '') texts.push({ text: child.trim(), element });
    }
  };
  visit(outline, -1);
  return {
    elements,
    texts,
    classes: [],
    inlineStyles: 0,
    values: { fontSize: [], color: [], gap: [], margin: [], family: [] },
  };
}
