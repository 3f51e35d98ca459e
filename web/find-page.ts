import type { CallContext } from './api.ts';

export interface Page<Row> {
  rows: Row[];
  /** How many there are in all. */
  total: number;
}

type ListCall<Input, Row> = (input: Input, options: { context: CallContext; signal: AbortSignal }) => Promise<Row[]>;

/** One page of a list, and how many rows there are in all: the query function of a paged table. */
export async function findPage<Input, Row>(
  call: ListCall<Input, Row>,
  input: Input,
  signal: AbortSignal,
): Promise<Page<Row>> {
  let total: number | undefined;
  const context: CallContext = {
    onTotal: (n) => {
      total = n;
    },
  };
  const rows = await call(input, { context, signal });
  return { rows, total: total ?? rows.length };
}
