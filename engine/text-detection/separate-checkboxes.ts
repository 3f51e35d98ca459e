import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { Paint, PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, centerX, contains, overlapY, right } from '../raster/box.ts';
import { channelDistance, isColorful } from '../raster/color.ts';
import { classifyCheckbox, hasDot } from './classify-checkbox.ts';
import { ownLook } from './own-look.ts';

/** A radio button stands right before its label, a check box of a table before its row. */
const MAX_RADIO_GAP_PX = 28;
const MAX_CHECKBOX_GAP_PX = 160;
/** What stands this near to the end of a text is one of its letters. */
const MAX_LETTER_GAP_PX = 5;
/** So many signs before texts make a menu, in which rings are signs as well: their middles, and their texts, begin at one place. */
const MIN_SIGN_COUNT = 3;
const SAME_PLACE_PX = 4;

export type PlacedCheckbox = { box: Box; check: Checkbox };

/** Takes check boxes and radio buttons out of the small boxes and drawings, with whatever was seen inside them. */
export function separateCheckboxes<T extends { ink: Box }>(
  image: Pixels,
  boxes: readonly PaintedBox[],
  icons: readonly Box[],
  blocks: readonly T[],
): { boxes: PaintedBox[]; icons: Box[]; blocks: T[]; checks: PlacedCheckbox[] } {
  const checks: PlacedCheckbox[] = [];
  const candidates = [
    ...boxes.map(({ box, paint }) => ({
      box,
      check: classifyCheckbox(image, box) ?? paintedCheckbox(image, box, paint),
    })),
    ...icons.map((box) => ({ box, check: classifyCheckbox(image, box) })),
  ];
  for (const { box, check } of candidates) {
    // A circle with a sign in it is an icon.
    if (check?.type === 'radio' && check.checked && !hasDot(image, box)) continue;
    const reach = check && (check.type === 'radio' ? MAX_RADIO_GAP_PX : MAX_CHECKBOX_GAP_PX);
    if (
      check &&
      blocks.some(({ ink }) => isBeside(box, ink, reach!)) &&
      !blocks.some(({ ink }) => isBeside(ink, box, MAX_LETTER_GAP_PX)) &&
      !checks.some((other) => contains(other.box, box, 1))
    )
      checks.push({ box, check });
  }
  const signs = icons.filter((icon) => !checks.some(({ box }) => contains(box, icon, 1)));
  const led = signs.flatMap((box) => ledBy(box, blocks) ?? []);
  const isSignOfMenu = (box: Box): boolean => {
    const own = ledBy(box, blocks);
    return own !== undefined && led.filter((other) => isSamePlace(own, other)).length >= MIN_SIGN_COUNT;
  };
  const radios = checks.filter(({ check }) => check.type === 'radio');
  // What is chosen stands among others that are not.
  const isAmongOthers = (box: Box): boolean =>
    radios.some((other) => other.box !== box && Math.abs(centerX(other.box) - centerX(box)) <= SAME_PLACE_PX);
  // A choice has several radio buttons of one size: one alone is an icon in a circle.
  const chosen = checks.filter(
    ({ box, check }) =>
      check.type !== 'radio' ||
      (((check.checked && isAmongOthers(box)) || !isSignOfMenu(box)) &&
        radios.some((other) => other.box !== box && Math.abs(other.box.width - box.width) <= 1)),
  );
  const isFree = (box: Box): boolean => !chosen.some((check) => contains(check.box, box, 1));
  return {
    boxes: boxes.filter(({ box }) => isFree(box)),
    icons: icons.filter(isFree),
    blocks: blocks.filter(({ ink }) => isFree(ink)),
    checks: chosen.map(({ box, check }) => ({ box, check: { ...check, ...lookOf(image, box, check, chosen) } })),
  };
}

/** How one that is off is painted, and what colour those that are on have. */
function lookOf(
  image: Pixels,
  box: Box,
  { type, checked, paint }: Checkbox,
  others: readonly PlacedCheckbox[],
): Pick<Checkbox, 'paint' | 'accent'> {
  const own = checked ? undefined : (paint ?? ownLook(image, box, type));
  const [accent] = others.flatMap(({ check }) => check.accent ?? []);
  return own ? { paint: own, ...(accent === undefined ? {} : { accent }) } : {};
}

/** Where the middle of a sign is, and where the text right behind it begins. */
type Led = { middle: number; text: number };

function ledBy(sign: Box, blocks: readonly { ink: Box }[]): Led | undefined {
  const text = blocks.find(({ ink }) => isBeside(sign, ink, MAX_RADIO_GAP_PX));
  return text && { middle: centerX(sign), text: text.ink.x };
}

const isSamePlace = (a: Led, b: Led): boolean =>
  Math.abs(a.middle - b.middle) <= SAME_PLACE_PX && Math.abs(a.text - b.text) <= SAME_PLACE_PX;

/**
 * A small box that a page draws itself, with nothing in it: a white square, or whatever has a border or a shadow. A patch of a
 * legend has a colour, a dot before a step is round.
 */
function paintedCheckbox({ data, width }: Pixels, box: Box, paint: Paint): Checkbox | undefined {
  const { fill, border, shadow, radius = 0 } = paint;
  const sides = [box.width, box.height];
  if (Math.min(...sides) < MIN_PAINTED_PX || Math.max(...sides) > MAX_PAINTED_PX || Math.abs(sides[0] - sides[1]) > 1)
    return undefined;
  if (fill === undefined || paint.gradient || isColorful(fill)) return undefined;
  const isWhite = channelDistance(fill, WHITE) <= MAX_PLAIN_LEVELS && radius < MAX_SQUARE_RADIUS * sides[0];
  if (!isWhite && !shadow && border?.sides.length !== 4) return undefined;
  const edge = Math.max(MIN_EDGE_PX, 0.3 * radius);
  for (let y = Math.ceil(box.y + edge); y < bottom(box) - edge; y++)
    for (let x = Math.ceil(box.x + edge); x < right(box) - edge; x++)
      if (channelDistance(data[y * width + x], fill) > MAX_PLAIN_LEVELS) return undefined;
  return { type: radius > 0.4 * sides[0] ? 'radio' : 'checkbox', checked: false, paint };
}

const WHITE = 0xffffff;
/** Over its side. */
const MAX_SQUARE_RADIUS = 0.3;
const MIN_PAINTED_PX = 12;
const MAX_PAINTED_PX = 26;
/** Border and soft edge. */
const MIN_EDGE_PX = 2.5;
const MAX_PLAIN_LEVELS = 10;

/** `after` begins within `reach` pixels of the right end of `before`. */
const isBeside = (before: Box, after: Box, reach: number): boolean =>
  after.x >= right(before) - 1 && after.x - right(before) <= reach && overlapY(before, after) > 0;
