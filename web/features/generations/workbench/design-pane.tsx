import { type ReactNode, type Ref, type UIEvent, useEffect, useRef } from 'react';
import type { Generation, PageArea } from '#contract/generations.ts';
import type { CellComparison, Difference } from '#fidelity/index.ts';
import { HeatLayer } from '../compare/index.ts';
import { useRoom } from './use-room.ts';

/** Around the picture, px: as around the page beside it. */
const MARGIN = 8;

interface DesignPaneProps {
  generation: Pick<Generation, 'imageURL' | 'imageWidth' | 'imageHeight'>;
  area: PageArea;
  cells: CellComparison | null;
  chosen: Difference | undefined;
  /** Screen px for each CSS px of the page; without it the picture is as wide as the pane. */
  scale: number | undefined;
  stage: Ref<HTMLElement>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** The design, with what differs marked on it. */
export function DesignPane({ generation, area, cells, chosen, scale, stage, onScroll }: DesignPaneProps): ReactNode {
  const { ref, room } = useRoom();
  const place = useRef<HTMLDivElement>(null);
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const fitted = Math.max(80, (room?.width ?? 400) - 2 * MARGIN) / size.width;
  const by = scale === undefined ? Math.min(1, fitted) : scale / area.density;

  useEffect(() => {
    const box = chosen?.box;
    const window = place.current?.parentElement;
    if (!box || !window) return;
    const at = (start: number, from: number, length: number) => (from + (start + length / 2) * area.density) * by;
    window.scrollTo({
      left: at(box.x, area.x, box.width) - window.clientWidth / 2,
      top: at(box.y, area.y, Math.min(box.height, 400)) - window.clientHeight / 2,
      behavior: 'smooth',
    });
  }, [chosen, area, by]);

  return (
    <div ref={ref} className="h-full bg-sunken">
      <section
        ref={stage}
        onScroll={onScroll}
        aria-label="Design and heat map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="h-full overflow-auto overscroll-contain"
        style={{ padding: MARGIN }}
      >
        <div
          ref={place}
          style={{ width: size.width * by, height: size.height * by }}
          className="relative mx-auto shadow-raised"
        >
          <img src={generation.imageURL} {...size} alt="Design of this conversion" className="block size-full" />
          <HeatLayer size={size} area={area} cells={cells} chosen={chosen?.box} />
        </div>
      </section>
    </div>
  );
}
