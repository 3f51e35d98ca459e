import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Compare } from './comparisons.ts';
import { SwipeLine } from './swipe-line.tsx';

/** How long each of the two is seen, ms. */
const BLINK_MS = 600;

interface CompareLayerProps {
  compare: Compare;
  /** How much of the design is seen, 0–1: its opacity, or its part from the left. */
  share: number;
  onShare: (share: number) => void;
  design: ReactNode;
  heat: ReactNode;
}

/** The design over the result: transparent, cut, in turns, or as a map of what differs. Clicks go through to the page. */
export function CompareLayer({ compare, share, onShare, design, heat }: CompareLayerProps) {
  const seen = useBlink(compare === 'blink');
  if (compare === 'off' || compare === 'side') return null;
  if (compare === 'heat') return <div className="pointer-events-none absolute inset-0">{heat}</div>;
  const percent = share * 100;
  const style =
    compare === 'onion'
      ? { opacity: share }
      : compare === 'swipe'
        ? { clipPath: `inset(0 ${100 - percent}% 0 0)` }
        : { visibility: seen ? ('visible' as const) : ('hidden' as const) };
  return (
    // Clipped, not hidden: what is sticky in it would take it for what scrolls.
    <div className="pointer-events-none absolute inset-0 overflow-clip">
      <div style={style} className="absolute inset-0">
        {design}
      </div>
      {compare === 'swipe' && <SwipeLine share={share} onShare={onShare} />}
    </div>
  );
}

/** Whether the design is the one in sight just now. Who asks for less motion sees the change half as often. */
function useBlink(on: boolean): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!on) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => setSeen((now) => !now), calm ? 2.5 * BLINK_MS : BLINK_MS);
    return () => {
      clearInterval(timer);
      setSeen(true);
    };
  }, [on]);
  return seen;
}
