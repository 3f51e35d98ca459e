import { Consensus } from '../clean/consensus.ts';
import type { Context } from '../clean/context.ts';

/** What describing a text asks of its page: one type, and distances as they are. */
export const textContext = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0x111111 },
  consensus: new Consensus(undefined, true),
  spacing: { step: (length: number) => length },
  typeOf: () => ({ size: 16, lineHeight: 20 }),
} as unknown as Context;
