import { type ReactNode, type RefObject, type UIEvent, useEffect } from 'react';
import type { Generation, PageArea } from '#contract/generations.ts';
import type { CellComparison, Difference } from '#fidelity/index.ts';
import { HeatLayer } from '../compare/index.ts';
import { bringIntoView } from './bring-into-view.ts';
import { useRoom } from './use-room.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

/** Around the picture, px: as around the page beside it. */
const MARGIN = 8;

interface DesignPaneProps {
  generation: Pick<Generation, 'imageURL' | 'imageWidth' | 'imageHeight'>;
  area: PageArea;
  cells: CellComparison | null;
  chosen: Difference | undefined;
  /**
   * Screen px for each CSS px of the page, beside which it is scrolled: only the page is shown then, without what is around
   * it in the picture. Without a scale the picture is as wide as the pane.
   */
  scale: number | undefined;
  stage: RefObject<HTMLElement | null>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** A wheel that zooms was turned over it, px; where it has a scale of its own, nothing is zoomed. */
  onTurn: (by: number) => void;
  /** Wants to know how wide the picture may be, px. */
  onRoom: ((width: number) => void) | undefined;
}

/** The design, with what differs marked on it. */
export function DesignPane({
  generation,
  area,
  cells,
  chosen,
  scale,
  stage,
  onScroll,
  onTurn,
  onRoom,
}: DesignPaneProps): ReactNode {
  const { ref, room } = useRoom(stage);
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const fitted = Math.max(80, room?.width ?? 400) / size.width;
  const isLed = scale !== undefined;
  useWheelZoom(stage, isLed ? onTurn : undefined);
  const by = isLed ? scale / area.density : Math.min(1, fitted);
  const part = isLed ? area : { x: 0, y: 0, ...size };

  useEffect(() => {
    if (room) onRoom?.(room.width);
  }, [room, onRoom]);
  useEffect(() => {
    // What is scrolled with the page beside it shows what that shows.
    if (!chosen || !stage.current || isLed) return;
    const { x, y, width, height } = chosen.box;
    const inPx = area.density * by;
    bringIntoView(stage.current, {
      ...{ x: MARGIN + area.x * by + x * inPx, y: MARGIN + area.y * by + y * inPx },
      ...{ width: width * inPx, height: height * inPx },
    });
  }, [chosen, area, by, isLed, stage]);

  return (
    <div className="h-full bg-sunken">
      <section
        ref={ref}
        onScroll={onScroll}
        aria-label="Design and heat map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="h-full overflow-auto overscroll-contain [scrollbar-gutter:stable]"
        style={{ padding: MARGIN }}
      >
        <div
          style={{ width: part.width * by, height: part.height * by }}
          className="relative mx-auto overflow-clip shadow-raised"
        >
          <div
            style={{ width: size.width * by, height: size.height * by, left: -part.x * by, top: -part.y * by }}
            className="absolute"
          >
            <img src={generation.imageURL} {...size} alt="Design of this conversion" className="block size-full" />
            <HeatLayer size={size} area={area} cells={cells} chosen={chosen?.box} />
          </div>
        </div>
      </section>
    </div>
  );
}
