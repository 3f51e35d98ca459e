import type { Box } from '../model/box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Rule } from '../model/rule.ts';
import { contains } from '../raster/box.ts';
import type { PlacedCheckbox } from '../text-detection/separate-checkboxes.ts';
import { findGauges, type PlacedGauge } from './find-gauges.ts';
import { findSwitch } from './find-switch.ts';

type Parts<T> = {
  boxes: readonly PaintedBox[];
  icons: readonly Box[];
  pictures: readonly Box[];
  rules: readonly Rule[];
  blocks: readonly T[];
};
type Separated<T> = { boxes: PaintedBox[]; icons: Box[]; pictures: Box[]; rules: Rule[]; blocks: T[] };

/** Takes switches, sliders and bars of progress, with whatever was seen in them, out of the parts of a page. */
export function separateDrawnControls<T extends { ink: Box }>(
  image: Pixels,
  { boxes, icons, pictures, rules, blocks }: Parts<T>,
): Separated<T> & { switches: PlacedCheckbox[]; gauges: PlacedGauge[] } {
  const painted = boxes.map(({ box }) => box);
  const switches = [...painted, ...icons, ...pictures].flatMap((box) => {
    const check = findSwitch(image, box);
    return check ? [{ box, check }] : [];
  });
  const seeds = [...rules, ...painted, ...icons];
  const gauges = findGauges(
    image,
    seeds,
    blocks.map(({ ink }) => ink),
  );
  const taken = [...switches, ...gauges].map(({ box }) => box);
  const isFree = (box: Box): boolean => !taken.some((control) => contains(control, box, 2));
  return {
    boxes: boxes.filter(({ box }) => isFree(box)),
    icons: icons.filter(isFree),
    pictures: pictures.filter(isFree),
    rules: rules.filter(isFree),
    blocks: blocks.filter(({ ink }) => isFree(ink)),
    switches: switches.filter(({ box }, i) => !switches.slice(0, i).some((other) => contains(other.box, box, 2))),
    gauges,
  };
}
