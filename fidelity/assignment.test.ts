import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, augment, solveSquare } from './assignment.ts';

function cheapest(
  costs: readonly number[],
  rows: number,
  columns: number,
  row = 0,
  used = 0,
  left = Math.min(rows, columns),
): number {
  if (left === 0) return 0;
  if (row === rows) return Number.POSITIVE_INFINITY;
  let best = cheapest(costs, rows, columns, row + 1, used, left);
  for (let column = 0; column < columns; column += 1) {
    if (used & (1 << column)) continue;
    const rest = cheapest(costs, rows, columns, row + 1, used | (1 << column), left - 1);
    best = Math.min(best, (costs[row * columns + column] as number) + rest);
  }
  return best;
}

const matrix = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 })).chain(([rows, columns]) =>
  fc.record({
    rows: fc.constant(rows),
    columns: fc.constant(columns),
    costs: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows * columns, maxLength: rows * columns }),
  }),
);

describe('assign', () => {
  it('takes the cheapest pairs even where the first row would like another', () => {
    // Row 0 likes column 0 best, but row 1 needs it more: 2 + 1 beats 1 + 9.
    expect(assign(Float64Array.from([1, 2, 1, 9]), 2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('leaves the surplus of the longer side alone', () => {
    expect(assign(Float64Array.from([5, -1, 3]), 1, 3)).toEqual([[0, 1]]);
    expect(assign(Float64Array.from([5, -1, 3]), 3, 1)).toEqual([[1, 0]]);
    expect(assign(new Float64Array(0), 0, 3)).toEqual([]);
  });

  it('refuses a matrix of another size', () => {
    expect(() => assign(new Float64Array(5), 2, 3)).toThrow(RangeError);
  });

  it('costs what trying everything costs', () => {
    fc.assert(
      fc.property(matrix, ({ rows, columns, costs }) => {
        const pairs = assign(Float64Array.from(costs), rows, columns);
        expect(pairs).toHaveLength(Math.min(rows, columns));
        expect(new Set(pairs.map(([row]) => row)).size).toBe(pairs.length);
        expect(new Set(pairs.map(([, column]) => column)).size).toBe(pairs.length);
        const cost = pairs.reduce((sum, [row, column]) => sum + (costs[row * columns + column] as number), 0);
        expect(cost).toBe(cheapest(costs, rows, columns));
      }),
    );
  });

  it('stays optimal when one row is replaced and given a column again', () => {
    const square = fc.integer({ min: 1, max: 5 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        costs: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size * size, maxLength: size * size }),
        row: fc.integer({ min: 0, max: size - 1 }),
        fresh: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }),
      }),
    );
    fc.assert(
      fc.property(square, ({ size, costs, row, fresh }) => {
        const state = solveSquare(Float64Array.from(costs), size, size);
        state.costs.set(fresh, row * size);
        state.rowOf = state.rowOf.map((owner) => (owner === row ? -1 : owner));
        augment(state, row);
        const changed = costs.map((cost, at) => (Math.floor(at / size) === row ? (fresh[at % size] as number) : cost));
        const cost = [...state.rowOf].reduce(
          (sum, owner, column) => sum + (changed[owner * size + column] as number),
          0,
        );
        expect(cost).toBe(cheapest(changed, size, size));
      }),
    );
  });
});
