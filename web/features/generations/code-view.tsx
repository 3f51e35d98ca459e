import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { highlight } from 'sugar-high';
import { marksToButtons, shortenDataUrls } from './shorten-data-urls.ts';

/** Beyond this many characters (without embedded files) colours would cost more time than they save. */
const HIGHLIGHT_LIMIT = 150_000;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);

export type CodeLanguage = 'html' | 'css' | 'javascript';

/** Code to read: highlighted, embedded files shortened to a mark that opens. */
export function CodeView({ code, language }: { code: string; language: CodeLanguage }) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const deferred = useDeferredValue(code);
  const html = useMemo(() => {
    const { text, urls } = shortenDataUrls(deferred, expanded);
    const shown = text.length > HIGHLIGHT_LIMIT ? escapeHtml(text) : highlight(text, { lang: language });
    return marksToButtons(shown, urls);
  }, [deferred, language, expanded]);

  const expand = (event: MouseEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('[data-url]')?.dataset.url;
    if (mark) setExpanded(new Set(expanded).add(Number(mark)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click.
    <pre
      onClick={expand}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard.
      tabIndex={0}
      className="code-view max-h-[32rem] overflow-auto bg-page p-4 font-mono text-caption leading-5 [tab-size:2]"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes; the marks are ours. */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
