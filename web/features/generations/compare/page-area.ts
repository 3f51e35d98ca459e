import type { GenerationResult, PageArea } from '#contract/generations.ts';
import type { Box } from '#fidelity/index.ts';

type Placed = Pick<GenerationResult, 'width' | 'height' | 'pageArea'>;

/** Where the page lies in its design; older results do not say, and are taken to fill it at density 1. */
export const pageAreaOf = ({ width, height, pageArea }: Placed): PageArea =>
  pageArea ?? { x: 0, y: 0, width, height, density: 1 };

/** The size of the window that the page was designed for, CSS pixels. */
export const layoutSize = ({ width, height, density }: PageArea): { width: number; height: number } => ({
  width: Math.round(width / density),
  height: Math.round(height / density),
});

/** From pixels of the design to CSS pixels of the page. */
export const toLayout = ({ x, y, width, height }: Box, area: PageArea): Box => ({
  x: (x - area.x) / area.density,
  y: (y - area.y) / area.density,
  width: width / area.density,
  height: height / area.density,
});
