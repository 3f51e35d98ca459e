import { type ReactNode, useEffect, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import { markElements, type PageCode } from '../edit/index.ts';
import { HiddenFrame, usePreviewFrame } from '../preview/index.ts';
import type { PageReport } from './subject.ts';

/** Of the window in which a page is asked whether it fits, CSS px; the first is that of all other questions. */
const WIDTHS = [1280, 768, 320] as const;
const HEIGHT = 900;
/** A frame that is in sight and says nothing for so long will not say anything any more. */
const PATIENCE_MS = 30_000;

/**
 * What the checks have to know of a page: a hidden frame shows it at three widths. `page`: whole, with its files.
 * @returns the report (null when there is none to be had), how to ask for it again, and the frame to mount
 */
export function usePageReport(
  framework: Framework,
  page: PageCode,
): { report: PageReport | null | undefined; tryAgain: () => void; frame: ReactNode } {
  const key = `${framework}\n${page.html}\n${page.css}`;
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ of: string; report: PageReport | null }>();
  const isDone = done?.of === key;
  return {
    report: isDone ? done.report : undefined,
    tryAgain: () => {
      setDone(undefined);
      setAttempt(attempt + 1);
    },
    frame: isDone ? null : (
      <ReportFrame
        key={`${attempt}\n${key}`}
        framework={framework}
        page={page}
        onReport={(report) => setDone({ of: key, report })}
      />
    ),
  };
}

interface ReportFrameProps {
  framework: Framework;
  page: PageCode;
  /** Null when the frame cannot tell. */
  onReport: (report: PageReport | null) => void;
}

function ReportFrame({ framework, page, onReport }: ReportFrameProps) {
  const [violations, setViolations] = useState<PageReport['violations'] | null>();
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
    if (violations === null) onReport(null);
    if (violations && craft && step === WIDTHS.length) onReport({ violations, craft, overflow });
  }, [violations, craft, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a sign of life, after which it is waited anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      // Browsers draw no frames in a tab that nobody looks at.
      if (!document.hidden) timer = setTimeout(() => onReport(null), PATIENCE_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [ready, violations, craft, step]);
  return <HiddenFrame ref={frame} width={WIDTHS[step] ?? WIDTHS[0]} height={HEIGHT} />;
}
