import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Box } from '#fidelity/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { placeName } from '../code/index.ts';
import { CompareLayer, HeatLegend } from '../compare/index.ts';
import type { CodeFault } from '../edit/index.ts';
import { KeptFrame } from '../preview/index.ts';
import { bringIntoView } from './bring-into-view.ts';
import type { PageFrame } from './use-page-frame.ts';
import { useRoom } from './use-room.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { clampWidth, comparedHeight, scaleOf, type View, type Zoom, zoomBeside } from './view.ts';

interface PreviewPaneProps {
  /** Whose page it is. */
  of: string;
  page: PageFrame;
  /** What is not complete in the code just now: the page is the last one that was. */
  unfinished: CodeFault | undefined;
  view: View;
  onWidth: (width: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** Height of the design, CSS px of the page. */
  designHeight: number;
  /** Height of the page in the window that it was designed for, CSS px; undefined until it has been measured. */
  pageHeight: number | undefined;
  /** What to look at, CSS px of the page; each new object is a new wish. */
  place: Box | undefined;
  /** How much of the design is seen in onion skin and swipe, 0–1. */
  share: number;
  onShare: (share: number) => void;
  design: (scale: number) => ReactNode;
  heat: (scale: number) => ReactNode;
  /** How wide the design may be that is looked at beside the page, at its scale, px; undefined: it stands alone. */
  besideRoom: number | undefined;
  stage: RefObject<HTMLElement | null>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onScale: (scale: number) => void;
}

/** The page as it is now. Alone it is a window of the pane's height; compared with its design it is shown whole. */
export function PreviewPane({ of, page, unfinished, view, onWidth, onZoom, design, heat, ...rest }: PreviewPaneProps) {
  const { designHeight, pageHeight, place, share, onShare, besideRoom, ...stage } = rest;
  const { ref, room } = useRoom(stage.stage);
  const across = Math.min(room?.width ?? view.width, besideRoom ?? Number.POSITIVE_INFINITY);
  const scale = scaleOf(view.zoom, view.width, across);
  const isWhole = view.compare !== 'off';
  const height = isWhole ? comparedHeight(designHeight, pageHeight) : Math.max(200, (room?.height ?? 600) / scale);
  const tellScale = useEffectEvent(stage.onScale);
  // Before it is painted: the design beside it has the same scale.
  useLayoutEffect(() => tellScale(scale), [scale]);
  const turned = useRef(0);
  const turn = useEffectEvent((by: number) => {
    // Who turns back begins anew.
    turned.current = Math.sign(by) === Math.sign(turned.current) ? turned.current + by : by;
    if (Math.abs(turned.current) < NOTCH) return;
    turned.current = 0;
    const zoom = zoomBeside(view.zoom, by < 0, view.width, across);
    if (zoom !== view.zoom) onZoom(zoom);
  });
  useEffect(() => {
    page.turn.current = (by) => turn(by);
    return () => {
      page.turn.current = undefined;
    };
  }, [page.turn]);
  useWheelZoom(stage.stage, page.onTurn);
  const bring = useEffectEvent((box: Box) => {
    if (!stage.stage.current) return;
    const sideways = { x: MARGIN + box.x * scale, width: box.width * scale };
    // Alone, the page scrolls in its own window, which is as high as the stage.
    const down = isWhole ? { y: MARGIN + box.y * scale, height: box.height * scale } : { y: 0, height: 0 };
    bringIntoView(stage.stage.current, { ...sideways, ...down });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is shown whole from now on stands elsewhere.
  useEffect(() => {
    if (place) bring(place);
  }, [place, isWhole]);
  return (
    <div className="graph-paper relative h-full">
      <section
        ref={ref}
        onScroll={stage.onScroll}
        aria-label="Preview stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        // Where a scrollbar takes room, its room is kept: otherwise it would change the scale that decides whether it is there.
        className={classNames('h-full overflow-auto overscroll-contain', isWhole && '[scrollbar-gutter:stable]')}
        style={{ padding: MARGIN }}
      >
        <div
          style={{ width: view.width * scale, height: height * scale }}
          className="relative mx-auto overflow-clip bg-[#fff] shadow-raised"
        >
          <KeptFrame frame={page.frame} of={of} size={{ width: view.width, height, scale }} />
          <CompareLayer
            compare={view.compare}
            share={share}
            onShare={onShare}
            design={design(scale)}
            heat={heat(scale)}
          />
          {!isWhole && <WidthHandle width={view.width} scale={scale} onWidth={onWidth} />}
        </div>
      </section>
      <p role="status" className="pointer-events-none absolute inset-x-0 top-3 text-center">
        {unfinished && (
          <span className="rounded-sm border border-line bg-sheet px-2 py-1 text-caption text-muted shadow-raised">
            {placeName(unfinished)} is not complete: this is the page before it.
          </span>
        )}
      </p>
      {view.compare === 'onion' && <OpacityField share={share} onShare={onShare} />}
      {view.compare === 'heat' && <HeatLegend />}
    </div>
  );
}

/** Lies over the page: nothing moves when it comes and goes. */
function OpacityField({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  return (
    <label className="absolute inset-x-0 bottom-3 mx-auto flex w-fit max-w-full items-center gap-2 rounded-lg border border-line bg-sheet px-3 text-small shadow-floating">
      Design
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(share * 100)}
        onChange={({ target }) => onShare(Number(target.value) / 100)}
        aria-valuetext={`${Math.round(share * 100)} % of the design`}
        className="h-10 w-40 min-w-0 accent-accent"
      />
    </label>
  );
}

/** Around the page, px. */
const MARGIN = 8;
/** A wheel zooms by one step when it has been turned so far, px: a notch of a mouse. */
const NOTCH = 100;
const STEP = 10;

/** Drags the right edge of the page; arrow keys do as well. */
function WidthHandle({ width, scale, onWidth }: { width: number; scale: number; onWidth: (width: number) => void }) {
  const from = useRef<{ x: number; width: number }>(undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is what this is.
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the page"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={240}
      aria-valuemax={3840}
      aria-valuetext={`${width} pixels`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        // The page stands in the middle of its pane: both edges move.
        if (from.current) onWidth(clampWidth(from.current.width + (2 * (event.clientX - from.current.x)) / scale));
      }}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onKeyDown={({ key, shiftKey }) => {
        const by =
          (shiftKey ? 10 : 1) * STEP * Number(key === 'ArrowRight') ||
          -(shiftKey ? 10 : 1) * STEP * Number(key === 'ArrowLeft');
        if (by) onWidth(clampWidth(width + by));
      }}
      className="absolute inset-y-0 right-0 w-3 cursor-ew-resize touch-none border-accent hover:border-r-4 focus-visible:border-r-4"
    />
  );
}
