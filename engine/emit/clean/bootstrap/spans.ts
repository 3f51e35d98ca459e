/** The grid has so many columns. */
export const COLUMNS = 12;
/** Of more tracks, each takes its share, rounded. */
const MAX_TRIED = 6;

/** Room for a row, the gap between its tracks in the design, and the gutter that it comes out with, in px. */
export type RowRoom = { width: number; gap: number; gutter: number };

/**
 * How many of the twelve columns each track takes, so that what is in it begins and ends nearest to where it should.
 *
 * @param tracks shares of the room; px are negative
 */
export function spansOf(tracks: readonly number[], room: RowRoom): number[] {
  if (tracks.every((track) => track === tracks[0]) && COLUMNS % tracks.length === 0)
    return tracks.map(() => COLUMNS / tracks.length);
  if (tracks.length > MAX_TRIED) return roundedSpans(tracks, room.width);
  const wanted = placesOf(widthsOf(tracks, room), room.gap);
  const whole = room.width + room.gutter;
  const off = (spans: readonly number[]): number => {
    const widths = spans.map((span) => (whole * span) / COLUMNS - room.gutter);
    return placesOf(widths, room.gutter).reduce(
      (sum, { start, end }, i) => sum + Math.abs(start - wanted[i].start) + Math.abs(end - wanted[i].end),
      0,
    );
  };
  return compositions(COLUMNS, tracks.length).reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** How wide the tracks are in the design, in px. */
function widthsOf(tracks: readonly number[], { width, gap }: RowRoom): number[] {
  const fixed = tracks.reduce((sum, track) => sum + Math.max(0, -track), 0);
  const shares = tracks.reduce((sum, track) => sum + Math.max(0, track), 0);
  const rest = Math.max(0, width - fixed - gap * (tracks.length - 1));
  return tracks.map((track) => (track < 0 ? -track : (rest * track) / shares));
}

function placesOf(widths: readonly number[], gap: number): { start: number; end: number }[] {
  let at = 0;
  return widths.map((width) => {
    const place = { start: at, end: at + width };
    at += width + gap;
    return place;
  });
}

/** All ways to share a number among so many, of which each has one at least. */
function compositions(sum: number, count: number): number[][] {
  if (count === 1) return [[sum]];
  return Array.from({ length: sum - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    compositions(sum - first, count - 1).map((rest) => [first, ...rest]),
  );
}

function roundedSpans(tracks: readonly number[], width: number): number[] {
  const fixed = tracks.map((track) => (track < 0 ? Math.max(1, Math.round((COLUMNS * -track) / width)) : 0));
  const room = COLUMNS - fixed.reduce((sum, span) => sum + span, 0);
  const shares = tracks.reduce((sum, track) => sum + Math.max(0, track), 0);
  const spans = tracks.map((track, i) => (track < 0 ? fixed[i] : Math.max(1, Math.round((room * track) / shares))));
  // What rounding leaves over goes to the widest.
  const widest = spans.indexOf(Math.max(...spans));
  spans[widest] += COLUMNS - spans.reduce((sum, span) => sum + span, 0);
  return spans;
}
