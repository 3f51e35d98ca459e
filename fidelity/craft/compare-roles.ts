import type { CraftFacts } from './craft-facts.ts';
import { matchTexts } from './match-texts.ts';
import { type Role, rolesOf } from './roles-of.ts';

/** Texts that have a role in both pages, in the reference alone, in the candidate alone. */
export type RoleCount = { both: number; missed: number; invented: number };

/** A text of both pages and what is made of it; in the order of the reference. */
export type RolesOfText = {
  text: string;
  /** The text as the candidate has it; where it sets a part of it apart, the part that says most. */
  written: string;
  reference: Role[];
  candidate: Role[];
};

/** The texts that both pages have, with their roles in each. */
export function compareRoles(reference: CraftFacts, candidate: CraftFacts): RolesOfText[] {
  const matches = matchTexts(reference.texts, candidate.texts);
  return reference.texts.flatMap(({ text, element }, index) => {
    const [best] = matches[index];
    if (best === undefined) return [];
    return {
      text,
      written: candidate.texts[best].text,
      reference: [...rolesOf(reference.elements, element)],
      candidate: [...rolesOf(candidate.elements, candidate.texts[best].element)],
    };
  });
}

/** For each role that occurs, in how many texts. Counts of several pages can be added. */
export function countRoles(texts: readonly RolesOfText[]): Partial<Record<Role, RoleCount>> {
  const counts: Partial<Record<Role, RoleCount>> = {};
  for (const { reference, candidate } of texts) {
    for (const role of new Set([...reference, ...candidate])) {
      counts[role] ??= { both: 0, missed: 0, invented: 0 };
      const count = counts[role];
      if (!candidate.includes(role)) count.missed += 1;
      else if (!reference.includes(role)) count.invented += 1;
      else count.both += 1;
    }
  }
  return counts;
}

/** F1, 0–1; null when neither page has any. */
export function f1Of({ both, missed, invented }: RoleCount): number | null {
  const all = 2 * both + missed + invented;
  return all === 0 ? null : (2 * both) / all;
}
