import { FAMILIES } from '#engine/typeface/families.ts';
import { matchWords } from '#fidelity/words/match-words.ts';
import type { Rendering } from './render.ts';

/** Shares of the matched words, 0–1; null where there is nothing to compare. */
export type TypeScores = {
  /** Words seen in the right family, of those whose family the engine knows. */
  family: number | null;
  /** Words in the right class: sans, serif, mono or display. */
  class: number | null;
  /** Words whose weight is at most 100 from the author's. */
  weight: number | null;
};

/** The families that a machine without Arial and the like shows in their place, as the engine names them. */
const STAND_INS: Record<string, string> = {
  'Liberation Sans': 'Arial',
  Arimo: 'Arial',
  'Liberation Serif': 'Times New Roman',
  Tinos: 'Times New Roman',
  'Liberation Mono': 'Courier New',
  Cousine: 'Courier New',
  'DejaVu Sans Light': 'DejaVu Sans',
  Gelasio: 'Georgia',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
};
const CLASSES = new Map(FAMILIES.map((family) => [family.name, family.class]));

/** Compares what words are set in, as it is seen: what a page asks for and does not get counts for nothing. */
export function scoreType(reference: Pick<Rendering, 'facts' | 'families'>, ours: typeof reference): TypeScores {
  const { pairs, reference: theirWords, candidate } = matchWords(reference.facts.words, ours.facts.words);
  const typed = pairs.flatMap(([i, j]) => {
    const [theirs, own] = [theirWords[i].type, candidate[j].type];
    if (!theirs || !own) return [];
    const family = shown(reference, theirs.families);
    const seen = shown(ours, own.families);
    return [{ family, seen, kind: CLASSES.get(family), apart: Math.abs(theirs.weight - own.weight) }];
  });
  const known = typed.filter(({ kind }) => kind !== undefined);
  return {
    family: shareOf(known, ({ family, seen }) => family === seen),
    class: shareOf(known, ({ kind, seen }) => CLASSES.get(seen) === kind),
    weight: shareOf(typed, ({ apart }) => apart <= 100),
  };
}

function shown({ families }: Pick<Rendering, 'families'>, list: string): string {
  const name = families[list] ?? list;
  return STAND_INS[name] ?? name;
}

const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number | null =>
  items.length === 0 ? null : items.filter(holds).length / items.length;
