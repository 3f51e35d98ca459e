import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Inside one of these the keyboard stops at the whole, not at a date in it. */
const STOPS = 'a, button, label, summary, [role="button"], [role="option"]';

/**
 * A tooltip for the keyboard and for fingers: focus or a tap opens it, leaving or Escape closes it. A mouse has `title`.
 *
 * @returns what the element takes, and the bubble to render beside it
 */
export function useExactTime(text: string | undefined, reachable: boolean) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hide = () => setAnchor(null);
  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!reachable || element?.parentElement?.closest(STOPS)) return;
      if (element) element.tabIndex = 0;
      return () => element?.removeAttribute('tabindex');
    },
    [reachable],
  );
  return {
    of: {
      ref,
      title: text,
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
      onBlur: hide,
      onKeyDown: ({ key }: { key: string }) => key === 'Escape' && hide(),
    },
    bubble: anchor && text && <Bubble anchor={anchor}>{text}</Bubble>,
  };
}

/** In the top layer: lists that scroll would cut it off. */
function Bubble({ anchor, children }: { anchor: HTMLElement; children: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element?.showPopover) return;
    element.showPopover();
    const [at, own] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()];
    const below = at.bottom + 4 + own.height < innerHeight;
    element.style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`;
    element.style.top = `${below ? at.bottom + 4 : at.top - own.height - 4}px`;
  }, [anchor]);
  return (
    <span
      ref={bubble}
      popover="manual"
      role="tooltip"
      className="fixed inset-auto m-0 rounded-sm border border-line-strong bg-sheet px-2 py-1 text-caption text-ink shadow-floating"
    >
      {children}
    </span>
  );
}
