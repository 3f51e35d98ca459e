import type { Box } from '../model/box.ts';
import type { Paint } from '../model/paint.ts';
import type { Rule } from '../model/rule.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, centerY, contains, right } from '../raster/box.ts';
import { contrastRatio } from '../raster/color.ts';
import { makeBlock } from '../text-blocks/make-block.ts';

export type PlacedField = { box: Box; paint: Paint; role: 'input' | 'select' | 'textarea' };

const MAX_RULE_PX = 3;
const MIN_LENGTH_PX = 90;
/** Room before what is written in a field, with and without a sign in it. */
const MAX_INSET_PX = 8;
const MAX_SIGNED_INSET_PX = 44;
/** Between the ink of a line of text and the rule below it. */
const MAX_TEXT_GAP_PX = 22;
const MAX_LABEL_GAP_PX = 28;
const MAX_UNIT_GAP_PX = 16;
const MAX_LABEL_LENGTH = 40;
const MAX_LABEL_SIZE_PX = 24;
const MAX_LINE_HEIGHT_PX = 72;
const MAX_AREA_PX = 240;
/** Text of less contrast is a placeholder, as in framed fields. */
const MIN_VALUE_CONTRAST_RATIO = 6.5;
const PROMPT = /^(search|find|enter|type|your|e-?mail)\b/i;
/** Lines of a paragraph have a smaller pitch, over their size. */
const MAX_PITCH_EM = 2.2;
const MAX_GRIP_PX = 14;

type Candidate = {
  rule: Rule;
  text?: TextBlock;
  label?: TextBlock;
  arrow?: Box;
  /** It has a label, and asks for something or is a list. */
  isProven: boolean;
  /** Its end can be pulled down: so a field for several lines shows that it is one. */
  hasGrip?: boolean;
};

/**
 * Fields that are a line under what is written in them. Of the rules of one colour all with a field's content above are fields
 * when one has a label, farther from its text than that is from the rule, and asks for something in a pale text or with the
 * arrow of a list; or two have such labels; or one has a grip at its end. A list has its words the other way round: close together, with room before the rule.
 * @returns the fields, what is left of the rules and icons (the grips of fields go), and the blocks with labels apart
 */
export function findUnderlinedFields(
  rules: readonly Rule[],
  blocks: readonly TextBlock[],
  icons: readonly Box[],
): { fields: PlacedField[]; rules: Rule[]; blocks: TextBlock[]; icons: Box[] } {
  const lines = rules.filter(({ width, height }) => height <= MAX_RULE_PX && width >= MIN_LENGTH_PX);
  const apart = lines.length === 0 ? [...blocks] : blocks.flatMap((block) => splitLabel(block, lines));
  const candidates = lines.flatMap((rule) => candidateOf(rule, lines, apart, icons) ?? []);
  const groups = Map.groupBy(candidates, ({ rule }) => `${rule.color} ${rule.height}`);
  const chosen = [...groups.values()].flatMap((alike) => {
    const proven = alike.filter(({ isProven }) => isProven);
    const labelled = alike.filter(
      ({ rule, label, text }) => label && text && rule.y - bottom(text.ink) <= MAX_TEXT_GAP_PX,
    );
    if (alike.some(({ hasGrip }) => hasGrip)) return alike;
    if (proven.length === 0 && labelled.length < 2) return [];
    if (2 * labelled.length < alike.length) return proven;
    return alike;
  });
  if (chosen.length === 0) return { fields: [], rules: [...rules], blocks: [...blocks], icons: [...icons] };
  const fields = chosen.map(fieldOf);
  const isGrip = (icon: Box): boolean =>
    fields.some(({ box }) => isAtEnd(icon, box) && bottom(box) - bottom(icon) <= 10 && contains(box, icon, 2));
  const used = new Set(chosen.map(({ rule }) => rule));
  return {
    fields,
    rules: rules.filter((rule) => !used.has(rule)),
    blocks: apart,
    icons: icons.filter((icon) => !isGrip(icon)),
  };
}

/** Whether a small sign is at the end of a field, as its grip is. */
const isAtEnd = (icon: Box, field: Box): boolean =>
  Math.max(icon.width, icon.height) <= MAX_GRIP_PX &&
  right(field) - right(icon) >= 0 &&
  right(field) - right(icon) <= 6;

/** A label and what stands in its field may have been joined as two lines of one paragraph. */
function splitLabel(block: TextBlock, rules: readonly Rule[]): TextBlock[] {
  const { lines, size, lineHeight, align } = block;
  if (lines.length !== 2 || lineHeight <= MAX_PITCH_EM * size) return [block];
  const isAbove = rules.some((rule) => rule.y >= bottom(block.ink) && rule.y - bottom(block.ink) <= MAX_TEXT_GAP_PX);
  return isAbove ? lines.map((line) => makeBlock({ lines: [line], align, breaks: [] })) : [block];
}

function candidateOf(
  rule: Rule,
  rules: readonly Rule[],
  blocks: readonly TextBlock[],
  icons: readonly Box[],
): Candidate | undefined {
  const isWithin = ({ x, width }: Box): boolean => x >= rule.x - 3 && x + width <= right(rule) + 3;
  const top = Math.max(
    rule.y - MAX_AREA_PX,
    ...rules.filter((other) => bottom(other) < rule.y && isOverlapping(other, rule)).map(bottom),
  );
  const over = blocks
    .filter(({ ink }) => ink.y >= top && bottom(ink) <= rule.y && isOverlapping(ink, rule))
    .sort((a, b) => b.ink.y - a.ink.y);
  const level = (box: Box): boolean => rule.y - bottom(box) <= MAX_TEXT_GAP_PX && bottom(box) <= rule.y;
  const signs = icons.filter(
    (icon) => isWithin(icon) && level(icon) && Math.max(icon.width, icon.height) <= 24 && icon.width > 4,
  );
  const arrow = signs.find((icon) => right(rule) - right(icon) <= 12 && icon.y > rule.y - 40);
  const sign = signs.find((icon) => icon.x - rule.x <= MAX_INSET_PX + 4 && icon !== arrow);
  const [first, second] = over;
  // A unit before the field is a part of it for its label.
  const unit = blocks.find(({ ink }) => level(ink) && right(ink) <= rule.x && rule.x - right(ink) <= MAX_UNIT_GAP_PX);
  const begin = unit ? unit.ink.x : rule.x;
  const isLabel = (block: TextBlock | undefined): block is TextBlock =>
    block !== undefined &&
    block.lines.length === 1 &&
    block.lines[0].text.length <= MAX_LABEL_LENGTH &&
    Math.abs(block.ink.x - begin) <= MAX_INSET_PX &&
    block.size <= MAX_LABEL_SIZE_PX;
  if (first?.lines.length !== 1 || over.some((other) => other !== first && other.ink.y >= first.ink.y - 4))
    return undefined;
  const inset = first.ink.x - rule.x;
  const gap = rule.y - bottom(first.ink);
  const isText =
    inset >= -3 &&
    inset <= (sign ? MAX_SIGNED_INSET_PX : MAX_INSET_PX) &&
    isWithin(first.ink) &&
    first.size <= MAX_LABEL_SIZE_PX;
  if (!isText) return undefined;
  const isPale =
    contrastRatio(first.color, first.lines[0].ground) < MIN_VALUE_CONTRAST_RATIO || PROMPT.test(first.lines[0].text);
  const labelGap = second ? first.ink.y - bottom(second.ink) : 0;
  // A title is larger or bolder than the note below it.
  const isTitle = second && (second.size > 1.05 * first.size || second.font.weight > first.font.weight + 100);
  const hasLabel = isLabel(second) && !isTitle && labelGap >= 4 && labelGap <= MAX_LABEL_GAP_PX;
  if (gap <= MAX_TEXT_GAP_PX && hasLabel && labelGap >= gap)
    return { rule, text: first, label: second, ...(arrow ? { arrow } : {}), isProven: isPale || Boolean(arrow) };
  if (gap <= MAX_TEXT_GAP_PX && (arrow || (sign && isPale)))
    return { rule, text: first, ...(arrow ? { arrow } : {}), isProven: false };
  // Several lines to be written, asked for or not.
  if (gap > MAX_TEXT_GAP_PX && hasLabel && isPale) return { rule, text: first, label: second, isProven: false };
  const hasGrip = gap > MAX_TEXT_GAP_PX && icons.some((icon) => level(icon) && isAtEnd(icon, rule));
  if (gap > MAX_TEXT_GAP_PX && isLabel(first)) return { rule, label: first, isProven: false, hasGrip };
  return undefined;
}

const isOverlapping = (a: Box, b: Box): boolean => a.x < right(b) && b.x < right(a);

function fieldOf({ rule, text, label, arrow }: Candidate): PlacedField {
  const foot = bottom(rule);
  const least = label ? bottom(label.ink) + 2 : rule.y - MAX_LINE_HEIGHT_PX;
  const isArea = text ? rule.y - bottom(text.ink) > MAX_TEXT_GAP_PX : foot - least > MAX_LINE_HEIGHT_PX;
  const middle = text ? centerY(text.ink) : 0;
  const y = Math.round(
    Math.max(least, isArea ? (text ? text.ink.y - MAX_INSET_PX : least) : text ? 2 * middle - rule.y : least + 4),
  );
  return {
    box: { x: rule.x, y, width: rule.width, height: foot - y },
    paint: { border: { color: rule.color, width: rule.height, sides: ['bottom'] } },
    role: arrow ? 'select' : isArea ? 'textarea' : 'input',
  };
}
