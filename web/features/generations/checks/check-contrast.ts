import type { PageCode } from '../edit/index.ts';
import type { Finding } from './check.ts';
import { readableStyles } from './readable-style.ts';
import type { CheckKit, PageReport, Subject } from './subject.ts';

/** Text that hardly stands out from its ground, with a colour of the page or the framework that does. */
export function checkContrast(
  { code, framework }: Subject,
  violations: PageReport['violations'],
  kit: CheckKit,
): Finding[] {
  const found = violations.filter(({ rule }) => rule === 'color-contrast');
  if (found.length === 0) return [];
  const styleFor = readableStyles(code, framework, kit);
  return found.flatMap(({ help, places }) =>
    places.map(({ at, contrast }): Finding => {
      if (!contrast) return { at, reason: help };
      const { color, ground, ratio, wanted } = contrast;
      const better = styleFor(at, contrast);
      return {
        at,
        reason: `${color} on ${ground} has a contrast of ${ratio.toFixed(1)}; ${wanted} is asked for.`,
        ...(better && {
          fix: {
            label: `Use ${better.label}`,
            apply: (page: PageCode) => kit.edits.setStyle(page, framework, at, 'color', better.value),
          },
        }),
      };
    }),
  );
}
