import type { Paint, Side } from '../model/paint.ts';

/** How wide a border is on each side of what is painted, in px: an accent along one side takes no room at the others. */
export function borderWidthsOf(paint: Paint | undefined): Record<Side, number> {
  const { width = 0, sides = [], accent } = paint?.border ?? {};
  const edgeOf = (side: Side): number => (side === accent?.side ? accent.width : sides.includes(side) ? width : 0);
  return { top: edgeOf('top'), right: edgeOf('right'), bottom: edgeOf('bottom'), left: edgeOf('left') };
}
