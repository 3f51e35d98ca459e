import type { Mode } from '#contract/generations.ts';
import { briefOf, type Conversion, type DesignBrief, type LayoutTree, type Outline, outlineOf } from '#engine/index.ts';
import type { ImageRegion } from '../page/image-regions.ts';

/** Characters that the measurements may take: about 7,000 tokens, a third of what a picture and a page cost anyway. */
const BUDGET = 20_000;
/** Of these the texts may take at most this many: they are what helps most. */
const TEXT_BUDGET = 13_000;
/** Components beyond these are few of a kind; the words of so many instances tell what a component is. */
const MAX_COMPONENTS = 24;
const MAX_INSTANCES = 6;
/** Longer lists of values are no scale. */
const MAX_VALUES = 16;
/** Readings below this confidence (0–100) are more often wrong than right. */
const MIN_CONFIDENCE = 35;
/** Of an outline at most this many characters: what is left is for the boxes. */
const OUTLINE_BUDGET = 6_000;
/** First words of a text tell which line it is. */
const MAX_WORDS = 24;
/** Deeper trees are cut. */
const MAX_DEPTH = 12;

type Measured = Pick<Conversion, 'width' | 'height' | 'lines' | 'palette' | 'typeScale' | 'layout' | 'clean'>;

/**
 * What the built-in engine measured, as compact JSON within the budget: texts first, then as much layout as fits. For Clean mode it
 * tells the tokens, the components and the elements of its own page in that mode, and of the layout the boxes alone.
 */
export function printMeasurements(measured: Measured, images: readonly ImageRegion[], mode: Mode): string {
  const { width, height, palette, typeScale } = measured;
  const clean = mode === 'clean' ? measured.clean : undefined;
  const facts = {
    design: { width, height },
    ...(clean ? printBrief(briefOf(clean)) : { palette: palette.slice(0, 24), typeScale }),
    images: images.map(({ token, ...box }) => [token, ...boxOf(box)]),
    lines: fitLines(measured.lines),
    ...(clean ? { outline: fitOutline(outlineOf(clean.body)) } : {}),
  };
  const left = BUDGET - JSON.stringify(facts).length;
  return defuse(JSON.stringify({ ...facts, layout: fitLayout(measured.layout, left, !clean) }));
}

/** The text stands between tags of ours: nothing that was read in a picture may close them. */
export const defuse = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

const boxOf = ({ x, y, width, height }: LayoutTree['box']) => [x, y, width, height].map(Math.round);

function printBrief({ components, colors, ...values }: DesignBrief) {
  const shortened = Object.entries(values).map(([kind, list]) => [kind, list.slice(0, MAX_VALUES)]);
  return {
    system: { colors, ...Object.fromEntries(shortened) },
    components: components
      .slice(0, MAX_COMPONENTS)
      .map(({ texts, ...component }) => ({ ...component, texts: texts.slice(0, MAX_INSTANCES) })),
  };
}

function fitLines(lines: Measured['lines']) {
  let left = TEXT_BUDGET;
  return lines.flatMap((line) => {
    if (line.confidence < MIN_CONFIDENCE) return [];
    const { text, color, fontSize } = line;
    const entry = { text, box: boxOf(line), color, fontSize };
    left -= JSON.stringify(entry).length + 1;
    return left < 0 ? [] : [entry];
  });
}

/** The deepest tree that fits. Texts are left out: they stand in the lines, at the same boxes. */
function fitLayout(layout: LayoutTree, budget: number, withRoles: boolean): unknown {
  return deepestThatFits(budget, (depth) => printNode(layout, depth, withRoles));
}

function printNode({ kind, role, box, children = [] }: LayoutTree, depth: number, withRoles: boolean): unknown {
  const inside = depth > 1 ? children.map((child) => printNode(child, depth - 1, withRoles)) : [];
  return [kind, ...(withRoles ? [role] : []), boxOf(box), ...(inside.length > 0 ? [inside] : [])];
}

const fitOutline = (body: Outline): unknown => deepestThatFits(OUTLINE_BUDGET, (depth) => printOutline(body, depth)[0]);

function deepestThatFits(budget: number, print: (depth: number) => unknown): unknown {
  for (let depth = MAX_DEPTH; depth > 0; depth--) {
    const tree = print(depth);
    if (JSON.stringify(tree).length <= budget) return tree;
  }
  return undefined;
}

/** Elements that say nothing by themselves: what is in them stands in what they are in. */
const WRAPPERS = new Set(['div', 'span']);
/** Drawn things; pictures are listed by themselves. */
const DRAWN = new Set(['svg', 'img', 'br', 'hr', 'colgroup']);

/** `[element, words or what is inside …]`. An instance is named with its component, whose structure stands elsewhere. */
function printOutline({ tag, component, modifier, children = [] }: Outline, depth: number): unknown[] {
  if (DRAWN.has(tag)) return [];
  if (component) return [[`${tag}.${component}${modifier ? `--${modifier}` : ''}`, wordsIn(children)]];
  const isWrapper = WRAPPERS.has(tag);
  const inside =
    depth > 1 || isWrapper
      ? children.flatMap((child) =>
          typeof child === 'string' ? firstWords(child) : printOutline(child, isWrapper ? depth : depth - 1),
        )
      : [];
  return isWrapper ? inside : [[tag, ...inside]];
}

const firstWords = (text: string): string[] => {
  const words = text.replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS).trim();
  return words === '' ? [] : [words];
};

const textIn = (children: readonly (Outline | string)[]): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child.children ?? []))).join(' ');

const wordsIn = (children: readonly (Outline | string)[]): string => firstWords(textIn(children))[0] ?? '';
