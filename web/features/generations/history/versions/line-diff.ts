import { structuredPatch } from 'diff';

export interface DiffLine {
  kind: 'kept' | 'removed' | 'added';
  text: string;
  /** Its number in the text before and in the text after; missing where it is not in it. */
  before?: number;
  after?: number;
}

/** Lines that differ, with some around them. */
export type Hunk = DiffLine[];

/** Lines around a difference. */
const CONTEXT = 3;
/** Two texts that have next to nothing in common are given up (ms). */
const GIVE_UP_MS = 1500;
/** Pictures lie in the code as data: megabytes on one line. */
const LONGEST = 300;

const kinds = { ' ': 'kept', '-': 'removed', '+': 'added' } as const;

/** How two texts differ, line by line; undefined when they differ in nearly everything. */
export function lineDiff(before: string, after: string): Hunk[] | undefined {
  const patch = structuredPatch('', '', before, after, '', '', { context: CONTEXT, timeout: GIVE_UP_MS });
  return patch?.hunks.map(({ lines, oldStart, newStart }) => {
    let [old, young] = [oldStart, newStart];
    // A line that begins with `\` only says that the last one does not end.
    return lines
      .filter((line) => line[0]! in kinds)
      .map((line): DiffLine => {
        const kind = kinds[line[0] as keyof typeof kinds];
        return {
          kind,
          text: shorten(line.slice(1)),
          ...(kind !== 'added' && { before: old++ }),
          ...(kind !== 'removed' && { after: young++ }),
        };
      });
  });
}

/** How many lines went and came. */
export function countChanges(hunks: readonly Hunk[]): { added: number; removed: number } {
  const of = (kind: DiffLine['kind']) => hunks.flat().filter((line) => line.kind === kind).length;
  return { added: of('added'), removed: of('removed') };
}

const shorten = (line: string) => (line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line);
