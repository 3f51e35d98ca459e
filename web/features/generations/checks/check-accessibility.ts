import { type PageCode, type PageElement, setAttribute } from '../edit/index.ts';
import type { Finding } from './check.ts';
import type { PageReport, Subject } from './subject.ts';

const ABOUT_LANGUAGE = new Set(['html-has-lang', 'html-lang-valid']);

/** What axe says but for contrast, and how it is mended where there is one right way. */
export function checkAccessibility(
  { language }: Subject,
  violations: PageReport['violations'],
  elements: readonly PageElement[],
): Finding[] {
  return violations
    .filter(({ rule }) => rule !== 'color-contrast')
    .flatMap(({ rule, help, places, count }): Finding[] => {
      if (ABOUT_LANGUAGE.has(rule)) return [ofLanguage(help, elements, language)];
      if (places.length === 0) return [{ reason: `${help}${count > 1 ? ` (${count} places)` : ''}` }];
      return places.map(({ at }) => ({
        at,
        reason: help,
        ...(rule === 'image-alt' && {
          fix: { label: 'Mark as decoration', apply: (code: PageCode) => setAttribute(code, at, 'alt', '') },
        }),
      }));
    });
}

/** A language that is not known is not guessed: a wrong one makes screen readers speak nonsense. */
function ofLanguage(reason: string, elements: readonly PageElement[], language: string | undefined): Finding {
  const root = elements.find(({ tag }) => tag === 'html')?.at;
  if (root === undefined) return { reason };
  if (language === undefined) return { at: root, reason };
  const apply = (code: PageCode) => setAttribute(code, root, 'lang', language);
  return { at: root, reason, fix: { label: `Say lang="${language}"`, apply } };
}
