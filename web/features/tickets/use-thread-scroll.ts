import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Entry } from './entries-of.ts';

/** After a sent reply. */
const TO_BOTTOM_MS = 100;
/** So near to the end counts as being there, in px. */
const NEAR = 48;

interface ThreadScroll {
  threadId: string;
  entries: readonly Entry[];
  side: TicketSender;
  /** Replies that were sent from here; each one leads to the bottom. */
  sent: number;
}

/**
 * A thread opens at its end. Who reads there sees what arrives; who reads further up stays where he is and is told how
 * many are `unseen`. `news` is for assistive technology.
 */
export function useThreadScroll({ threadId, entries, side, sent }: ThreadScroll) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef({ threadId: '', ids: new Set<string>() });
  const [unseen, setUnseen] = useState(0);
  const [news, setNews] = useState('');

  const toEnd = (behavior: ScrollBehavior = 'instant') => {
    isAtEnd.current = true;
    setUnseen(0);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior });
  };
  const take = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { threadId, ids: new Set(entries.map(({ _id }) => _id)) };
    if (before.threadId !== threadId) {
      setNews('');
      toEnd();
      return;
    }
    const arrived = entries.filter(({ _id, sender }) => !before.ids.has(_id) && sender !== side);
    if (arrived.length > 0)
      setNews(arrived.map(({ name, message }) => `New message from ${name}: ${message}`).join('\n'));
    if (isAtEnd.current) toEnd();
    else setUnseen((n) => n + arrived.length);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread, or more of this one
  useLayoutEffect(() => take(), [threadId, entries.length]);

  const afterSending = useEffectEvent(() => toEnd('auto'));
  useEffect(() => {
    if (sent === 0) return;
    const timer = setTimeout(afterSending, TO_BOTTOM_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let height = box.clientHeight;
    const look = () => {
      // Heard of before the new size is: the end has moved, not the reader.
      if (box.clientHeight !== height) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      if (isAtEnd.current) setUnseen(0);
    };
    // The reply box below grows while one writes, and a window changes its size.
    const sizes = new ResizeObserver(() => {
      height = box.clientHeight;
      if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
    });
    sizes.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  return { scroller, unseen, news, toEnd };
}
