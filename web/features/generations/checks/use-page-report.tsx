import { type ReactNode, useEffect, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import { markElements, type PageCode } from '../edit/index.ts';
import { HiddenFrame, usePreviewFrame } from '../preview/index.ts';
import type { PageReport } from './check-page.ts';

/** Of the window in which a page is asked whether it fits, CSS px; the first is that of all other questions. */
const WIDTHS = [1280, 768, 320] as const;
const HEIGHT = 900;

/** What the checks have to know of a page: a hidden frame shows it at three widths. `page`: whole, with its files. */
export function usePageReport(
  framework: Framework,
  page: PageCode,
): { report: PageReport | undefined; frame: ReactNode } {
  const [done, setDone] = useState<{ of: PageCode; report: PageReport }>();
  return {
    report: done?.of === page ? done.report : undefined,
    frame:
      done?.of === page ? null : (
        <ReportFrame
          key={`${framework}\n${page.html}\n${page.css}`}
          framework={framework}
          page={page}
          onReport={(report) => setDone({ of: page, report })}
        />
      ),
  };
}

interface ReportFrameProps {
  framework: Framework;
  page: PageCode;
  onReport: (report: PageReport) => void;
}

function ReportFrame({ framework, page, onReport }: ReportFrameProps) {
  const [violations, setViolations] = useState<PageReport['violations']>();
  const [craft, setCraft] = useState<PageReport['craft']>();
  const [overflow, setOverflow] = useState<PageReport['overflow']>([]);
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'violations') setViolations(message.violations);
    if (message.type === 'craft') setCraft(message.craft);
    if (message.type === 'overflow' && message.request === overflow.length) setOverflow([...overflow, message]);
  });
  const step = overflow.length;
  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html: markElements(page.html), css: page.css });
    say({ type: 'audit', request: 0 });
    say({ type: 'read-code', request: 0 });
  }, [ready, say, framework, page]);
  useEffect(() => {
    // The window is narrowed once what belongs to the first one is known.
    if (ready && violations && craft && step < WIDTHS.length) say({ type: 'find-overflow', request: step });
  }, [ready, say, violations, craft, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onReport` is new at each render; the last answer calls it.
  useEffect(() => {
    if (violations && craft && step === WIDTHS.length) onReport({ violations, craft, overflow });
  }, [violations, craft, step]);
  return <HiddenFrame ref={frame} width={WIDTHS[step] ?? WIDTHS[0]} height={HEIGHT} />;
}
