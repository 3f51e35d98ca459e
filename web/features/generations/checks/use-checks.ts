import { useEffect, useState } from 'react';
import { useSettled } from '#web/ui/use-settled.ts';
import type { PageCode } from '../edit/index.ts';
import type { Check } from './check.ts';
import { checkPage } from './check-page.ts';
import { loadCheckKit } from './load-check-kit.ts';
import type { PageReport, Subject } from './subject.ts';
import { usePageReport } from './use-page-report.tsx';

/** A page that was not changed for so long (ms) is checked: it is shown in a frame of its own, which keeps typing waiting. */
const REST_MS = 400;

/**
 * The checks of a page, made again whenever a change of it has come to rest. What is told is about the page as it is: there
 * is nothing while it is being checked, and null where it could not be. `before` is what was told last, about `of`: to be
 * looked at meanwhile.
 */
export function useChecks({ code, whole, framework, mode, language, result: { layout, outline } }: Subject) {
  const settled = useSettled(whole, REST_MS);
  const { report, tryAgain, frame } = usePageReport(framework, settled);
  const [told, setTold] = useState<{ of: PageReport; code: PageCode; checks: Check[] | null }>();
  useEffect(() => {
    if (!report || settled !== whole) return;
    let isOver = false;
    const tell = (checks: Check[] | null) => {
      if (!isOver) setTold({ of: report, code, checks });
    };
    loadCheckKit(framework)
      .then((kit) => {
        const result = { ...(layout && { layout }), ...(outline && { outline }) };
        const subject = { code, whole, framework, mode, language, result };
        tell(checkPage(subject, report, kit));
      })
      // The report comes from a frame that runs generated pages: it may be anything.
      .catch((error: unknown) => {
        console.warn('The page could not be checked', error);
        tell(null);
      });
    return () => {
      isOver = true;
    };
  }, [report, settled, code, whole, framework, mode, language, layout, outline]);
  const isCurrent = settled === whole && told?.of === report;
  return {
    checks: settled === whole && report === null ? null : isCurrent ? told?.checks : undefined,
    before: told?.checks ? { of: told.code, checks: told.checks } : undefined,
    tryAgain,
    frame,
  };
}
