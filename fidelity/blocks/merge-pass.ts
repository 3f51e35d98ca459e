import { solveSquare } from '../assignment.ts';
import { joinBlocks } from './join-blocks.ts';
import { meanImprovement } from './mean-improvement.ts';
import type { ScoredBlock } from './scored-block.ts';
import type { SimilarityTable } from './similarity-table.ts';
import { tryJoin } from './try-join.ts';

const MIN_GAIN = 0.05;

/** Costs of the real pairs, ascending. Rows and columns beyond the real ones stand for "no partner" at cost 0. */
function pairCosts(
  rowOf: Int32Array,
  columns: number,
  expected: number,
  costOf: (row: number, column: number) => number,
) {
  const costs: number[] = [];
  for (let column = 0; column < columns; column += 1) costs.push(costOf(rowOf[column] as number, column));
  costs.sort((a, b) => a - b);
  // A zero pair and no pair cost the same; the count of zeros is fixed so that lists of one length are compared.
  while (costs.length > expected) costs.pop();
  while (costs.length < expected) costs.push(0);
  return costs;
}

/**
 * One side's merging pass of Design2Code: tries each pair of neighbours in `own` as one block, keeps the pairs whose new
 * assignment improves the mean cost by more than 0.05, best first and never two that share a block. `own` is returned itself
 * when nothing merges.
 *
 * A trial changes two rows of an assignment that is solved already (see `tryJoin`): O(n²) instead of a new solve.
 */
export function mergePass(
  own: readonly ScoredBlock[],
  other: readonly ScoredBlock[],
  side: 'candidate' | 'reference',
  table: SimilarityTable,
): readonly ScoredBlock[] {
  const rows = own.length;
  const columns = other.length;
  if (rows < 2 || columns === 0) return own;
  const exact = (mine: string, theirs: string): number =>
    side === 'candidate' ? -table.exact(mine, theirs) : -table.exact(theirs, mine);

  const costs = new Float64Array(rows * columns);
  own.forEach((mine, row) => {
    other.forEach((theirs, column) => {
      costs[row * columns + column] = exact(mine.text, theirs.text);
    });
  });
  const solved = solveSquare(costs, rows, columns);
  const { size } = solved;
  const byColumn = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      byColumn[column * size + row] = solved.costs[row * size + column] as number;
    }
  }
  const costAt = (row: number, column: number): number => solved.costs[row * size + column] as number;
  const before = pairCosts(solved.rowOf, columns, Math.min(rows, columns), costAt);

  const gains: { at: number; gain: number }[] = [];
  for (let at = 0; at + 1 < rows; at += 1) {
    const text = `${(own[at] as ScoredBlock).text} ${(own[at + 1] as ScoredBlock).text}`;
    const textAt = (column: number): string => (other[column] as ScoredBlock).text;
    const trial = tryJoin(solved, byColumn, at, columns, {
      loose: (column) => -table.looseBound(text, textAt(column)),
      tight: (column) => -table.tightBound(text, textAt(column)),
      exact: (column) => exact(text, textAt(column)),
    });
    const after = pairCosts(trial.rowOf, columns, Math.min(rows - 1, columns), (row, column) =>
      row === at ? trial.cost : row === at + 1 ? 0 : costAt(row, column),
    );
    const gain = meanImprovement(before, after);
    if (gain > MIN_GAIN) gains.push({ at, gain });
  }
  if (gains.length === 0) return own;

  gains.sort((a, b) => b.gain - a.gain);
  const startsJoin = new Set<number>();
  const taken = new Set<number>();
  for (const { at } of gains) {
    if (taken.has(at) || taken.has(at + 1)) continue;
    startsJoin.add(at);
    taken.add(at).add(at + 1);
  }
  const merged: ScoredBlock[] = [];
  for (let at = 0; at < rows; at += 1) {
    const block = own[at] as ScoredBlock;
    if (startsJoin.has(at)) {
      merged.push(joinBlocks(block, own[at + 1] as ScoredBlock));
      at += 1;
    } else merged.push(block);
  }
  return merged;
}
