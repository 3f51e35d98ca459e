import type { CraftElement, CraftFacts } from './craft-facts.ts';
import { matchTexts } from './match-texts.ts';

/** Siblings need to be so many to be a repetition. */
const MIN_INSTANCES = 3;

/** One repetition of the reference, and how the candidate writes it. */
export type RepeatedGroup = {
  /** `li.nav-item`: what the reference repeats, and the text of its first instance. */
  name: string;
  text: string;
  /** For each instance its structure in the candidate with and without classes; null when it has no element to itself. */
  written: ({ classes: string; tags: string } | null)[];
  /** For each instance the first of its texts, as the candidate has it; null when it has none of them. */
  firstTexts: (string | null)[];
};

/** Instances beyond the first of each group, and those of them that are written like the majority. */
export type RepetitionCount = { instances: number; alike: number; alikeTags: number };

/** Classes that only say which drawing an icon shows: `fa-house`, `bi-gear`. */
const ICON_NAME = /^(fa|bi|mdi|ti|ni|icon|lucide)-/;

type Spelling = (element: CraftElement) => string;
const withClasses: Spelling = ({ tag, classes, style }) => {
  const names = classes.split(' ').filter((name) => name !== '' && !ICON_NAME.test(name));
  return `${[tag, ...names].join('.')}${style && `{${style}}`}`;
};
const tagOnly: Spelling = ({ tag }) => tag;

function childrenOf(elements: readonly CraftElement[]): number[][] {
  const children: number[][] = elements.map(() => []);
  for (const [index, { parent }] of elements.entries()) if (parent >= 0) children[parent].push(index);
  return children;
}

function structureOf(facts: CraftFacts, children: readonly number[][], index: number, spell: Spelling): string {
  const inner = children[index].map((child) => structureOf(facts, children, child, spell));
  return spell(facts.elements[index]) + (inner.length > 0 ? `(${inner.join(' ')})` : '');
}

/** The texts of each element and of all that is inside it, as indices. */
function textsInside({ elements, texts }: CraftFacts): number[][] {
  const inside: number[][] = elements.map(() => []);
  for (const [index, { element }] of texts.entries())
    for (let at = element; at >= 0; at = elements[at].parent) inside[at].push(index);
  return inside;
}

/** The element and those around it, the body first. */
function pathTo(elements: readonly CraftElement[], index: number): number[] {
  const path: number[] = [];
  for (let at = index; at >= 0; at = elements[at].parent) path.unshift(at);
  return path;
}

/** The smallest element that holds all of them; −1 when there are none. */
function commonAncestor(elements: readonly CraftElement[], indices: readonly number[]): number {
  if (indices.length === 0) return -1;
  const [first, ...others] = indices.map((index) => pathTo(elements, index));
  let depth = first.length;
  for (const other of others) while (depth > 0 && other[depth - 1] !== first[depth - 1]) depth -= 1;
  return first[depth - 1] ?? -1;
}

/**
 * What the reference repeats: three or more siblings with text that its author wrote alike, tags and classes, inside as
 * well; the names of icons may differ. In the candidate an instance is the smallest element that holds its texts, as far as
 * they are there; one that shares this element with another instance, or lies inside that of another, has none to itself.
 */
export function compareRepetition(reference: CraftFacts, candidate: CraftFacts): RepeatedGroup[] {
  const matches = matchTexts(reference.texts, candidate.texts);
  const inside = textsInside(reference);
  const children = childrenOf(reference.elements);
  const ofCandidate = childrenOf(candidate.elements);
  const { elements } = reference;
  return children.flatMap((siblings) => {
    const withText = siblings.filter((index) => inside[index].length > 0);
    const alike = Map.groupBy(withText, (index) => structureOf(reference, children, index, withClasses));
    const groups = [...alike.values()].filter(({ length }) => length >= MIN_INSTANCES);
    return groups.map((group) => {
      const theirs = group.map((index) =>
        inside[index].flatMap((text) => matches[text]).map((text) => candidate.texts[text]),
      );
      const places = theirs.map((texts) =>
        commonAncestor(
          candidate.elements,
          texts.map(({ element }) => element),
        ),
      );
      const { tag, classes } = elements[group[0]];
      return {
        name: classes ? `${tag}.${classes.replaceAll(' ', '.')}` : tag,
        text: inside[group[0]].map((text) => reference.texts[text].text).join(' '),
        firstTexts: theirs.map(([first]) => first?.text ?? null),
        written: places.map((place, at) => {
          const isAlone = !places.some(
            (other, from) => from !== at && pathTo(candidate.elements, place).includes(other),
          );
          if (place < 0 || !isAlone) return null;
          return {
            classes: structureOf(candidate, ofCandidate, place, withClasses),
            tags: structureOf(candidate, ofCandidate, place, tagOnly),
          };
        }),
      };
    });
  });
}

/** How many are spelt like most of them. */
export function majorityOf(spellings: readonly (string | null)[]): { spelling: string | null; count: number } {
  const groups = Map.groupBy(
    spellings.filter((spelling) => spelling !== null),
    (spelling) => spelling,
  );
  let majority: { spelling: string | null; count: number } = { spelling: null, count: 0 };
  for (const [spelling, { length }] of groups) if (length > majority.count) majority = { spelling, count: length };
  return majority;
}

/** Counts of several pages can be added. */
export function countRepetition(groups: readonly RepeatedGroup[]): RepetitionCount {
  const sum: RepetitionCount = { instances: 0, alike: 0, alikeTags: 0 };
  for (const { written } of groups) {
    sum.instances += written.length - 1;
    sum.alike += Math.max(0, majorityOf(written.map((one) => one?.classes ?? null)).count - 1);
    sum.alikeTags += Math.max(0, majorityOf(written.map((one) => one?.tags ?? null)).count - 1);
  }
  return sum;
}
