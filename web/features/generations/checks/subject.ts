import type { Framework, GenerationResult, Mode } from '#contract/generations.ts';
import type { CraftFacts } from '#fidelity/index.ts';
import type { Violation } from '#web/preview/messages.ts';
import type { loadEdits, PageCode } from '../edit/index.ts';

/** The page that is checked. */
export interface Subject {
  code: PageCode;
  /** With its embedded files. */
  whole: PageCode;
  framework: Framework;
  mode: Mode;
  /** What it is written in, where that is known (BCP 47). */
  language: string | undefined;
  result: Pick<GenerationResult, 'layout' | 'outline'>;
}

/** What the frames told of a page. */
export interface PageReport {
  violations: readonly Violation[];
  craft: CraftFacts;
  /** At each width, CSS px: by how much the page is wider, and what makes it so. */
  overflow: readonly { width: number; by: number; at: readonly number[] }[];
}

/** What checking takes beside the page; it comes when the first page is checked. */
export interface CheckKit {
  edits: Awaited<ReturnType<typeof loadEdits>>;
  /** Any colour of CSS as #rrggbb, or #rrggbbaa. */
  hexOf: (color: string) => string;
  /** The classes that Bootstrap has; missing for pages in another framework. */
  bootstrapClasses?: ReadonlySet<string>;
}
