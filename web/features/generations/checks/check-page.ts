import { readElements } from '../edit/index.ts';
import type { Check } from './check.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkContrast } from './check-contrast.ts';
import { checkCraft } from './check-craft.ts';
import { checkOverflow } from './check-overflow.ts';
import { checkPurity } from './check-purity.ts';
import { checkSize } from './check-size.ts';
import { checkStructure } from './check-structure.ts';
import type { CheckKit, PageReport, Subject } from './subject.ts';

/** Everything that is asked of a page, with what was found. */
export function checkPage(subject: Subject, report: PageReport, kit: CheckKit): Check[] {
  const elements = readElements(subject.code.html);
  return [
    {
      id: 'overflow',
      title: 'Narrow and wide screens',
      passed: 'Nothing reaches over the edge at 320, 768 and 1280 px.',
      findings: report.overflow.flatMap((one) => checkOverflow(one, subject.framework)),
    },
    {
      id: 'contrast',
      title: 'Contrast',
      passed: 'All text stands out from its ground.',
      findings: checkContrast(subject, report.violations, kit),
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      passed: 'axe found nothing (WCAG 2.1 A and AA).',
      findings: checkAccessibility(subject, report.violations, elements),
    },
    {
      id: 'structure',
      title: 'Headings and landmarks',
      passed: 'One h1, no gaps between the levels, and a main landmark.',
      findings: checkStructure(elements),
    },
    checkPurity(subject, elements, kit),
    checkCraft(subject, report, elements),
    checkSize(subject, elements),
  ];
}
