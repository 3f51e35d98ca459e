import { ownRuns, type PageElement } from '../edit/index.ts';
import { componentProblems } from '../progress/index.ts';
import type { Check } from './check.ts';
import type { PageReport, Subject } from './subject.ts';

/** Whether what is alike in the picture is written alike, and in the elements that it is. */
export function checkCraft({ code, result }: Subject, { craft }: PageReport, elements: readonly PageElement[]): Check {
  const problems = componentProblems(craft, result);
  return {
    id: 'craft',
    title: 'Craft',
    passed: 'What is alike is written alike, in the elements that it is.',
    findings: problems.map(({ sentence, text }) => {
      const at = text === undefined ? undefined : elementWith(text, code.html, elements);
      return { ...(at !== undefined && { at }), reason: sentence };
    }),
    ...(!(result.outline ?? result.layout) && {
      notMeasured: 'Not measured: nothing is known of what repeats in the picture.',
    }),
  };
}

const elementWith = (text: string, html: string, elements: readonly PageElement[]): number | undefined =>
  elements.find(({ at }) => ownRuns(html, elements, at).some((run) => run.text === text))?.at;
