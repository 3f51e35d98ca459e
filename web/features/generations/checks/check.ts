import type { PageCode } from '../edit/index.ts';

/** Something that a check found, at an element of the source where it has one. */
export interface Finding {
  /** Its place among the elements of the source. */
  at?: number;
  /** What is wrong and why it matters. */
  reason: string;
  /** Mends it in the source; without it somebody has to look, or a provider. */
  fix?: { label: string; apply: (code: PageCode) => PageCode | Promise<PageCode> };
}

/** Asks a provider for something, about an element of the source where it is about one. */
export type Ask = (wish: string, at: number | undefined) => void;

/** A question that is asked of each page. */
export interface Check {
  id: string;
  title: string;
  findings: Finding[];
  /** What is said when nothing was found. */
  passed: string;
  /** Why it could not be asked of this page: nothing was found because nothing was looked for. */
  notMeasured?: string;
}
