import type { EngineHost } from '../../model/conversion.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { findField } from './find-field.ts';
import type { PhoneBars } from './find-phone-bars.ts';
import { findStrips, MAX_DRIFT_LEVELS, type Strip } from './find-strips.ts';
import { showsAddress } from './read-address.ts';

/** A browser's bar with its tools takes no more of the width of a phone. */
const MAX_BAR_SHARE = 0.36;
/** What separates a bar from the page is thinner, as a share of the width. */
const MAX_LINE_SHARE = 0.005;

/** The bars without those of the browser that shows the page: a bar with the address at the top or, as Safari has it, at the foot. */
export async function withoutBrowser(
  image: Pixels,
  bars: PhoneBars,
  readLines: EngineHost['readLines'],
): Promise<PhoneBars & { browser: boolean }> {
  const whole = { x: 0, y: bars.top, width: image.width, height: bars.bottom - bars.top };
  const most = Math.round(MAX_BAR_SHARE * image.width);
  const [upper, line] = findStrips(image, whole, Math.min(bars.bottom, bars.top + most));
  const isAddressBar = async (strip: Strip): Promise<boolean> => {
    const field = strip.bottom - strip.top < most ? findField(image, whole, strip) : null;
    return field !== null && (await showsAddress(image, field, readLines));
  };
  if (upper && (await isAddressBar(upper))) {
    const isLine = line?.top === upper.bottom && line.bottom - line.top <= MAX_LINE_SHARE * image.width;
    return { top: isLine ? line.bottom : upper.bottom, bottom: bars.bottom, browser: true };
  }
  const lower = lastStrip(image, bars.bottom, Math.max(bars.top, bars.bottom - most));
  if (!(await isAddressBar(lower))) return { ...bars, browser: false };
  const edge = lastStrip(image, lower.top, lower.top - 4 * MAX_LINE_SHARE * image.width);
  const isLine = edge.bottom - edge.top <= MAX_LINE_SHARE * image.width;
  return { top: bars.top, bottom: isLine ? edge.top : lower.top, browser: true };
}

/** The strip that ends above the row `foot`, up to `limit`. */
function lastStrip({ width, data }: Pixels, foot: number, limit: number): Strip {
  const color = data[(foot - 1) * width + 2];
  let top = foot - 1;
  const isStrip = (y: number): boolean =>
    [2, width - 3].every((x) => channelDistance(data[y * width + x], color) <= MAX_DRIFT_LEVELS);
  while (top > limit && isStrip(top - 1)) top--;
  return { top, bottom: foot, color };
}
