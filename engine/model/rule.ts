import type { Box } from './box.ts';

/** A straight line of the design: a divider, one side of a border, an underline; `dotted`: of dots. */
export type Rule = Box & { color: number; surface: number; dotted?: true };
