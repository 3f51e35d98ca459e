import { useEffect, useMemo, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { ElementStyles, FromFrame, PageToken } from '#web/preview/messages.ts';
import { markElements, type PageCode } from '../edit/index.ts';
import { usePreviewFrame } from '../preview/index.ts';

interface PageFrameOptions {
  framework: Framework;
  page: PageCode;
  /** Clicks in the page choose elements. */
  pointing: boolean;
  /** The element of the source that is outlined. */
  selected: number | null;
  onSelect: (at: number | null) => void;
  onStopPointing: () => void;
  /** The element at a place that was to be shown. */
  onFound: (at: number) => void;
  /** An element is being picked for a provider. */
  picking: boolean;
  /** A message that belongs to picking an element for a provider. */
  onPick: (message: Extract<FromFrame, { type: 'picked' | 'pick-cancelled' }>) => void;
}

/** The live page of the workbench: it shows each change, tells what was clicked, and how the page is made. */
export function usePageFrame({ framework, page, pointing, picking, selected, ...on }: PageFrameOptions) {
  const [styles, setStyles] = useState<(ElementStyles & { at: number }) | null>(null);
  const [tokens, setTokens] = useState<PageToken[]>([]);
  const [pageHeight, setPageHeight] = useState<number>();
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'pointed') on.onSelect(message.at);
    if (message.type === 'point-cancelled') on.onStopPointing();
    if (message.type === 'shown-box') on.onFound(message.at);
    if (message.type === 'picked' || message.type === 'pick-cancelled') on.onPick(message);
    if (message.type === 'scrolled') setPageHeight(message.height);
    if (message.type === 'styles') setStyles(message);
    if (message.type === 'tokens') setTokens(message.tokens);
  });
  const marked = useMemo(() => markElements(page.html), [page.html]);
  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html: marked, css: page.css });
    say({ type: 'tokens' });
  }, [ready, say, framework, marked, page.css]);
  useEffect(() => {
    if (ready) say({ type: 'point', on: pointing });
  }, [ready, say, pointing]);
  useEffect(() => {
    if (!ready) return;
    say({ type: 'pick', on: picking });
    if (picking) frame.current?.focus();
  }, [ready, say, picking, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change the styles may be others.
  useEffect(() => {
    if (!ready) return;
    say({ type: 'show', at: selected, scroll: true });
    if (selected !== null) say({ type: 'styles', at: selected });
  }, [ready, say, selected, marked, page.css]);
  return { frame, ready, say, styles: styles && styles.at === selected ? styles : null, tokens, pageHeight };
}
export type PageFrame = ReturnType<typeof usePageFrame>;
