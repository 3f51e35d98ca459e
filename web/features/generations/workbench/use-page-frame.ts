import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { Box } from '#fidelity/index.ts';
import type { ElementStyles, FromFrame, PageToken } from '#web/preview/messages.ts';
import { markElements, type PageCode } from '../edit/index.ts';
import { takeKeys, usePreviewFrame } from '../preview/index.ts';

/** Source that was not changed for so long (ms) is read: longer than from key to key, which it would hold up. */
export const REST_MS = 300;

interface PageFrameOptions {
  framework: Framework;
  page: PageCode;
  /** Clicks in the page choose elements. */
  pointing: boolean;
  /** The element of the source that is selected: it is outlined, and its styles are told. */
  selected: number | null;
  /** A place that is outlined instead, CSS px of the page; each new object is a new wish. */
  box: Box | undefined;
  onSelect: (at: number | null) => void;
  onStopPointing: () => void;
  /** The element in the middle of `box`. */
  onFound: (at: number) => void;
  /** An element is being picked for a provider. */
  picking: boolean;
  /** A message that belongs to picking an element for a provider. */
  onPick: (message: Extract<FromFrame, { type: 'picked' | 'pick-cancelled' }>) => void;
}

/** The live page of the workbench: it shows each change, tells what was clicked, and how the page is made. */
export function usePageFrame({ framework, page, pointing, picking, selected, box, ...on }: PageFrameOptions) {
  const [styles, setStyles] = useState<(ElementStyles & { at: number }) | null>(null);
  const [tokens, setTokens] = useState<PageToken[]>([]);
  /** Zooms the page by a turn of the wheel, px; set by whoever shows it. */
  const turn = useRef<(by: number) => void>(undefined);
  const { frame, ready, say } = usePreviewFrame((message) => {
    takeKeys(message, frame.current);
    // The page may send anything: it counts under the pointer alone.
    if (message.type === 'zoom' && frame.current?.matches(':hover')) turn.current?.(message.by);
    if (message.type === 'pointed') on.onSelect(message.at);
    if (message.type === 'point-cancelled') on.onStopPointing();
    if (message.type === 'shown-box' && box) on.onFound(message.at);
    if (message.type === 'picked' || message.type === 'pick-cancelled') on.onPick(message);
    if (message.type === 'styles') setStyles(message);
    if (message.type === 'tokens') setTokens(message.tokens);
  });
  // A page is shown at once, and so is what is typed; where each element stands in the source is said afterwards.
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(page.html), REST_MS);
    return () => clearTimeout(timer);
  }, [page.html]);
  const marked = useMemo(() => (settled === undefined ? undefined : markElements(settled)), [settled]);
  const html = settled === page.html && marked !== undefined ? marked : page.html;
  useEffect(() => {
    if (ready) say({ type: 'render', framework, html, css: page.css });
  }, [ready, say, framework, html, page.css]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change the tokens may be others.
  useEffect(() => {
    if (ready) say({ type: 'tokens' });
  }, [ready, say, framework, marked, page.css]);
  useEffect(() => {
    if (ready) say({ type: 'zooms', on: true });
  }, [ready, say]);
  useEffect(() => {
    if (ready) say({ type: 'point', on: pointing });
  }, [ready, say, pointing]);
  const stop = useEffectEvent((event: KeyboardEvent) => {
    // A menu or a search that is open takes Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (pointing) on.onStopPointing();
    if (picking) on.onPick({ type: 'pick-cancelled' });
  });
  useEffect(() => {
    // The frame hears its own keys; the focus may be anywhere.
    if (!pointing && !picking) return;
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [pointing, picking]);
  useEffect(() => {
    if (!ready) return;
    say({ type: 'pick', on: picking });
    if (picking) frame.current?.focus();
  }, [ready, say, picking, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change the styles may be others.
  useEffect(() => {
    if (ready && selected !== null) say({ type: 'styles', at: selected });
  }, [ready, say, selected, marked, page.css]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change the element may stand elsewhere.
  useEffect(() => {
    if (ready && !box) say({ type: 'show', at: selected, scroll: true });
  }, [ready, say, box, selected, marked, page.css]);
  useEffect(() => {
    if (ready && box) say({ type: 'show-box', box });
  }, [ready, say, box]);
  const onTurn = useCallback((by: number) => turn.current?.(by), []);
  return { frame, ready, say, turn, onTurn, styles: styles && styles.at === selected ? styles : null, tokens };
}
export type PageFrame = ReturnType<typeof usePageFrame>;
