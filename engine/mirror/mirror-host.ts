import type { EngineHost, GrayImage, LineReading } from '../model/conversion.ts';
import { mirrorRows } from './mirror-pixels.ts';

/**
 * The world as a page in a mirror sees it: lines are read as they are written, with their words where they are in the mirror, and
 * pictures are encoded as they are.
 */
export function mirrorHost(host: EngineHost): EngineHost {
  return {
    ...host,
    async readLines(lines, onRead, language, isEnough) {
      const unmirrored = lines.map(mirrorLine);
      const restore = (i: number, reading: LineReading) => mirrorReading(reading, lines[i].width);
      const told = (i: number, reading: LineReading) => onRead?.(i, restore(i, reading));
      const readings = await host.readLines(unmirrored, told, language, isEnough);
      return readings.map((reading, i) => restore(i, reading));
    },
    encodeImage(region, kind) {
      const data = region.data.slice();
      mirrorRows(data, region.width, region.height, 4);
      return host.encodeImage({ ...region, data }, kind);
    },
  };
}

function mirrorLine({ width, height, data }: GrayImage): GrayImage {
  const copy = data.slice();
  mirrorRows(copy, width, height);
  return { width, height, data: copy };
}

const mirrorReading = (reading: LineReading, width: number): LineReading => ({
  ...reading,
  words: reading.words.map((word) => ({ ...word, x: width - word.x - word.width })),
});
