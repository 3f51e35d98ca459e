import type { TextLine } from '../model/text-line.ts';

/** Lines of one column begin at one place, and are of one height, within so many px. */
const MAX_OFFSET_PX = 2;
/** So many others are a column. */
const MIN_PEER_COUNT = 3;
/** Icons stand below each other as well, and are read as fewer characters than this. */
const MIN_LENGTH = 4;

/**
 * Whether a line that does not look like what was read stands in a column of lines that do: it is one more of them, however
 * badly it was read, and no drawing.
 */
export function isAmongPeers(line: TextLine, sure: readonly TextLine[]): boolean {
  if (line.text.length < MIN_LENGTH) return false;
  const peers = sure.filter(
    ({ box, text }) =>
      text.length >= MIN_LENGTH &&
      Math.abs(box.x - line.box.x) <= MAX_OFFSET_PX &&
      Math.abs(box.height - line.box.height) <= MAX_OFFSET_PX,
  );
  return peers.length >= MIN_PEER_COUNT;
}
