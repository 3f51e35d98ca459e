import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, solveSquare } from '../assignment.ts';
import { codePoints, similarity } from '../sequence-matcher.ts';
import { commonLength, placeMasks } from './common-length.ts';
import { createSimilarityTable } from './similarity-table.ts';
import { tryJoin } from './try-join.ts';

const cost = fc.integer({ min: -20, max: 0 });

describe('tryJoin', () => {
  it('costs what solving the smaller matrix from the beginning costs', () => {
    const problem = fc.tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([rows, columns]) =>
      fc.record({
        rows: fc.constant(rows),
        columns: fc.constant(columns),
        at: fc.integer({ min: 0, max: rows - 2 }),
        costs: fc.array(cost, { minLength: rows * columns, maxLength: rows * columns }),
        joined: fc.array(cost, { minLength: columns, maxLength: columns }),
      }),
    );
    fc.assert(
      fc.property(problem, ({ rows, columns, at, costs, joined }) => {
        const solved = solveSquare(Float64Array.from(costs), rows, columns);
        const { size } = solved;
        const byColumn = Float64Array.from(
          { length: size * size },
          (_, k) => solved.costs[(k % size) * size + Math.floor(k / size)] as number,
        );
        const exact = (column: number): number => joined[column] as number;
        const trial = tryJoin(solved, byColumn, at, columns, {
          loose: (c) => exact(c) - 3,
          tight: (c) => exact(c) - 1,
          exact,
        });
        const costOf = (row: number, column: number): number =>
          row === at ? exact(column) : row === at + 1 || row >= rows ? 0 : (costs[row * columns + column] as number);
        let total = 0;
        for (let column = 0; column < columns; column += 1) total += costOf(trial.rowOf[column] as number, column);

        const smaller = Array.from({ length: rows }, (_, row) => row)
          .filter((row) => row !== at + 1)
          .flatMap((row) => Array.from({ length: columns }, (_, column) => costOf(row, column)));
        const pairs = assign(Float64Array.from(smaller), rows - 1, columns);
        const least = pairs.reduce((sum, [row, column]) => sum + (smaller[row * columns + column] as number), 0);
        expect(total).toBe(least);
        expect([...trial.rowOf].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, k) => k));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the bounds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', ' ', 'é'), maxLength: 90 });

  it('commonLength is the longest common subsequence', () => {
    const slow = (a: string, b: string): number => {
      let above = new Array<number>(b.length + 1).fill(0);
      for (const letter of a) {
        const row = [0];
        for (let j = 0; j < b.length; j += 1) {
          row.push(letter === b[j] ? (above[j] as number) + 1 : Math.max(above[j + 1] as number, row[j] as number));
        }
        above = row;
      }
      return above[b.length] as number;
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(commonLength(placeMasks(codePoints(a)), codePoints(b))).toBe(slow(a, b));
      }),
    );
  });

  it('stand in order: loose ≥ tight ≥ exact, and exact is the similarity', () => {
    const table = createSimilarityTable();
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(table.exact(a, b)).toBe(similarity(a, b));
        expect(table.tightBound(a, b)).toBeGreaterThanOrEqual(table.exact(a, b));
        expect(table.looseBound(a, b)).toBeGreaterThanOrEqual(table.tightBound(a, b));
      }),
    );
  });
});
