import type { PageArea } from '#contract/generations.ts';
import { type Box, CELL_SIZE, type CellComparison } from '#fidelity/index.ts';
import { counted, formatNumber } from '#web/ui/format-number.ts';

/** From here on a broken cell looks altogether different (CIE76). */
const STRONG = 30;

interface HeatLayerProps {
  /** Pixels of the design. */
  size: { width: number; height: number };
  area: PageArea;
  cells: CellComparison | null;
  /** Where the chosen difference is, CSS pixels of the page. */
  chosen: Box | undefined;
}

/** What lies over the design: the cells that differ, and a frame around the chosen place. */
export function HeatLayer({ size, area, cells, chosen }: HeatLayerProps) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={summaryOf(cells)}
      className="absolute inset-0 size-full"
    >
      <g transform={`translate(${area.x} ${area.y}) scale(${area.density})`}>
        {cells && (
          <>
            <path d={pathOf(cells, isDrawn(cells))} fill="var(--heat-drawn)" />
            <path d={pathOf(cells, isBroken(cells, 0, STRONG))} fill="var(--heat-broken)" />
            <path d={pathOf(cells, isBroken(cells, STRONG, Number.POSITIVE_INFINITY))} fill="var(--heat-strong)" />
          </>
        )}
        {chosen && (
          <>
            <rect {...around(chosen)} fill="none" stroke="white" strokeWidth="6" vectorEffect="non-scaling-stroke" />
            <rect {...around(chosen)} fill="none" stroke="#1446d6" strokeWidth="3" vectorEffect="non-scaling-stroke" />
          </>
        )}
      </g>
    </svg>
  );
}

const marked = ({ broken, missing, invented }: CellComparison, at: number): boolean =>
  Boolean(broken[at] || missing[at] || invented[at]);

function summaryOf(cells: CellComparison | null): string {
  if (!cells) return 'The design, without a heat map';
  const count = cells.broken.filter((_, at) => marked(cells, at)).length;
  if (count === 0) return 'Heat map over the design: nothing differs';
  return `Heat map over the design: ${formatNumber(count)} of ${counted(cells.broken.length, 'cell')} differ. The places are in the list of differences.`;
}

const isBroken =
  ({ broken, differences }: CellComparison, from: number, to: number) =>
  (at: number): boolean => {
    const difference = differences[at] as number;
    return broken[at] === true && difference >= from && (difference < to || to === Number.POSITIVE_INFINITY);
  };

/** Content that only one of the two has, where the mean colour is still right. */
const isDrawn =
  (cells: CellComparison) =>
  (at: number): boolean =>
    marked(cells, at) && !cells.broken[at];

function pathOf({ columns, broken }: CellComparison, isIn: (at: number) => boolean): string {
  const cell = (at: number) =>
    `M${(at % columns) * CELL_SIZE} ${Math.floor(at / columns) * CELL_SIZE}h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;
  return broken.map((_, at) => (isIn(at) ? cell(at) : '')).join('');
}

const around = ({ x, y, width, height }: Box) => ({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 });
