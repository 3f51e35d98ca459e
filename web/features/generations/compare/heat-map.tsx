import { useEffect, useRef, useState } from 'react';
import type { Generation, PageArea } from '#contract/generations.ts';
import type { CellComparison, Difference } from '#fidelity/index.ts';
import { Switch } from '#web/ui/switch.tsx';
import { HeatLayer } from './heat-layer.tsx';

/** How large the design is shown when a small place on it was chosen. */
const CLOSE = 2.5;
/** A place that is narrower than this share of the design is small. */
const SMALL = 0.35;

interface HeatMapProps {
  generation: Pick<Generation, 'imageURL' | 'imageWidth' | 'imageHeight'>;
  area: PageArea;
  cells: CellComparison | null;
  /** The difference to look at. */
  chosen: Difference | undefined;
}

/** The design with what differs marked on it. A chosen difference is brought into the middle, and closer when it is small. */
export function HeatMap({ generation, area, cells, chosen }: HeatMapProps) {
  const [heat, setHeat] = useState(true);
  const window = useRef<HTMLElement>(null);
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const isSmall = chosen !== undefined && chosen.box.width * area.density < SMALL * size.width;
  const zoom = isSmall ? CLOSE : 1;

  useEffect(() => {
    const room = window.current;
    if (!room || !chosen) return;
    const scale = (room.clientWidth * zoom) / size.width;
    const { x, y, width, height } = chosen.box;
    const middle = (start: number, from: number, length: number) =>
      (from + (start + length / 2) * area.density) * scale;
    room.scrollTo({
      left: middle(x, area.x, width) - room.clientWidth / 2,
      top: middle(y, area.y, Math.min(height, room.clientHeight / (scale * area.density))) - room.clientHeight / 2,
    });
    room.scrollIntoView({ block: 'nearest' });
  }, [chosen, zoom, area, size.width]);

  return (
    <figure className="grid min-w-0 content-start gap-2">
      <section
        ref={window}
        aria-label="Design and heat map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="max-h-[30rem] overflow-auto overscroll-contain rounded-sm border border-line bg-sunken scroll-mt-16"
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <img src={generation.imageURL} {...size} alt="" className="block h-auto w-full" />
          <HeatLayer size={size} area={area} cells={heat ? cells : null} chosen={chosen?.box} />
        </div>
      </section>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-caption text-muted">
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <Key color="var(--heat-strong)">looks different</Key>
          <Key color="var(--heat-drawn)">something missing or added</Key>
        </span>
        <span className="flex items-center gap-2">
          <label htmlFor="heat">Heat map</label>
          <Switch id="heat" checked={heat} onCheckedChange={setHeat} />
        </span>
      </figcaption>
    </figure>
  );
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="size-3.5 border border-line-strong" style={{ background: color }} />
      {children}
    </span>
  );
}
