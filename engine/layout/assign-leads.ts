import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom } from '../raster/box.ts';
import { contrastRatio, isColorful } from '../raster/color.ts';
import { BOLD } from '../typeface/fonts.ts';
import { isFigure, isReach, saysWhose, textsOf } from './assign-headings.ts';
import { isSubtitle } from './is-subtitle.ts';
import { pointsOnward } from './points-onward.ts';
import { standsBefore } from './stands-before.ts';
import { styleSignature } from './style-signature.ts';

const MAX_LENGTH = 80;
const MAX_LINE_COUNT = 2;
/** A line of a title with what stands beside it: an icon, a button. */
const MAX_ROW_HEIGHT_PX = 80;
/** Between a heading and what it heads. */
const MAX_GAP_PX = 64;
/** From this weight on a line stands out among those of the next lower one. */
const MIN_LEAD_WEIGHT = 500;
const MIN_WEIGHT_STEP = 100;
const MIN_SIZE_RATIO = 1.1;
const MIN_BADGE_SIZE_RATIO = 1.25;
const MAX_BADGE_HEIGHT_PX = 32;
/** Bold words may be a little smaller than what they head, and more so where that is no bolder than text, and paler. */
const MIN_BOLD_SIZE_RATIO = 0.95;
const MIN_BOLDER_SIZE_RATIO = 0.75;
/** Of the short lines of one style: where so many are headings, all are. */
const MIN_STYLE_SHARE = 0.5;

/** Words in a colour that are there so often say what can be done, each time. */
const MIN_SAME_COUNT = 3;

const NO_CONTENT = /^(header|nav|ul|ol|table|a|button|input|select|textarea|label|footer)$/;

/**
 * Headings that are no larger than text: short lines at the beginning of a group that stand out from what follows them. A page
 * sets its headings in a few styles, so lines that are set as most headings of a style are headings as well.
 */
export function assignLeads(root: LayoutNode): void {
  const controls = controlsIn(root);
  const fields = controls.filter(({ check }) => !check);
  const inks = linesIn(root).map(({ ink }) => ink);
  const isBeforeField = ({ ink }: LayoutNode): boolean => fields.some(({ box }) => standsBefore(ink, box, inks));
  const texts = textsOf(root);
  const isRepeated = (line: LayoutNode): boolean =>
    isColorful(line.text!.color) && texts.filter((other) => saysSame(other, line)).length >= MIN_SAME_COUNT;
  const heads = (line: LayoutNode): boolean => !isBeforeField(line) && !isSubtitle(line, texts) && !isRepeated(line);
  const leads = leadsIn(root).filter(heads);
  const openers = openersIn(root);
  const level = texts.some(({ role }) => role === 'h2') ? 'h3' : 'h2';
  for (const lead of leads) lead.role = level;
  // What ends like a sentence is a title where others that are set like it are.
  const sentences = leadsIn(root, isBoldSentence).filter(heads);
  const free = linesIn(root).filter((line) => heads(line) && !controls.some((control) => labels(line, control)));
  const styles = Map.groupBy([...leads, ...free], styleSignature);
  for (const alike of styles.values()) {
    const known = alike.filter((node) => leads.includes(node));
    const isMost = known.length >= 2 && known.length >= MIN_STYLE_SHARE * alike.length;
    const areAlike = areColumn(alike) || alike.every((node) => openers.has(node));
    if (!isMost && !(known.length > 0 && areAlike)) continue;
    const sayings = sentences.filter((node) => styleSignature(node) === styleSignature(alike[0]));
    for (const node of [...alike, ...sayings]) node.role = level;
  }
}

/** In one style, with the same words. */
const saysSame = (a: LayoutNode, b: LayoutNode): boolean =>
  styleSignature(a) === styleSignature(b) && wordsOf(a) === wordsOf(b);

const wordsOf = ({ text }: LayoutNode): string => text!.lines.map((line) => line.text).join(' ');

/** The lines that panels begin with: what is set like the title of one is the title of another. */
function openersIn(node: LayoutNode): Set<LayoutNode> {
  const inside = node.children.flatMap((child) => [...openersIn(child)]);
  const [first, ...others] = node.kind === 'stack' && node.paint ? partsOf(node) : [];
  const opener = first && others.length > 0 ? leadOf(first) : undefined;
  return new Set(opener ? [...inside, opener] : inside);
}

const partsOf = ({ children }: LayoutNode): LayoutNode[] =>
  children.filter(({ kind }) => kind !== 'rule').sort((a, b) => a.box.y - b.box.y);

/** Bold lines that begin at one place below each other. */
const areColumn = (lines: readonly LayoutNode[]): boolean =>
  lines.every(({ ink, text }) => text!.font.weight >= BOLD && Math.abs(ink.x - lines[0].ink.x) <= 2);

const controlsIn = (node: LayoutNode): LayoutNode[] =>
  CONTROL.test(node.role ?? '') ? [node] : node.children.flatMap(controlsIn);

const CONTROL = /^(input|select|textarea)$/;

/** Whether a line stands right above a control, as its label does. */
function labels({ ink }: LayoutNode, { box, check }: LayoutNode): boolean {
  const gap = box.y - bottom(ink);
  return !check && gap >= 0 && gap <= MAX_LABEL_GAP_PX && Math.abs(ink.x - box.x) <= MAX_LABEL_INSET_PX;
}

const [MAX_LABEL_GAP_PX, MAX_LABEL_INSET_PX] = [18, 6];

/** Free lines that could be headings by their words, outside of menus, tables and controls. */
function linesIn(node: LayoutNode): LayoutNode[] {
  if (NO_CONTENT.test(node.role ?? '')) return [];
  return node.kind === 'text' ? (mayLead(node) ? [node] : []) : node.children.flatMap(linesIn);
}

function leadsIn(node: LayoutNode, may = mayLead): LayoutNode[] {
  if (NO_CONTENT.test(node.role ?? '') || node.kind === 'text') return [];
  const inside = node.children.flatMap((child) => leadsIn(child, may));
  if (node.kind !== 'stack') return inside;
  const parts = partsOf(node);
  const own = parts.flatMap((part, i) => {
    const lead = leadOf(part, may);
    const next = parts[i + 1];
    if (!lead || !next || next.box.y - bottom(part.box) > MAX_GAP_PX || !standsOut(lead, next)) return [];
    const above = parts[i - 1] && leadOf(parts[i - 1]);
    // What stands below a bold line says something about it, however large it is.
    return above && isBolder(above, lead) && standsOut(above, part) ? [] : [lead];
  });
  return [...inside, ...own.filter((lead) => !inside.includes(lead))];
}

/** The text of a line: alone, or the first of a row in which nothing else is as strong. */
function leadOf(part: LayoutNode, may = mayLead): LayoutNode | undefined {
  if (part.kind === 'text') return may(part) ? part : undefined;
  if ((part.kind !== 'row' && part.kind !== 'stack') || part.box.height > MAX_ROW_HEIGHT_PX) return undefined;
  if (NO_CONTENT.test(part.role ?? '') || part.image) return undefined;
  const texts = textsOf(part).sort((a, b) => a.ink.x - b.ink.x);
  const [first, ...others] = texts;
  if (!first || texts.length > 2 || (part.kind === 'stack' && others.length > 0) || !may(first)) return undefined;
  return others.every((other) => other.text!.size < first.text!.size || isInControl(part, other)) ? first : undefined;
}

const isInControl = (node: LayoutNode, text: LayoutNode): boolean =>
  node.children.some(
    (child) =>
      (/^(a|button|span)$/.test(child.role ?? '') && textsOf(child).includes(text)) || isInControl(child, text),
  );

const mayLead = (node: LayoutNode): boolean => isLine(node) && !endsSentence(node);
const isBoldSentence = (node: LayoutNode): boolean =>
  isLine(node) && endsSentence(node) && node.text!.font.weight >= BOLD;

const endsSentence = ({ text }: LayoutNode): boolean => /[.:,;]$/.test(text!.lines[text!.lines.length - 1].text);

function isLine(node: LayoutNode): boolean {
  const { lines, code, bullet } = node.text!;
  const words = lines.map((line) => line.text).join(' ');
  return (
    !node.role &&
    !code &&
    !bullet &&
    lines.length <= MAX_LINE_COUNT &&
    words.length <= MAX_LENGTH &&
    /\p{L}{2}/u.test(words) &&
    !isFigure(node) &&
    !saysWhose(node) &&
    !isReach(node) &&
    !pointsOnward(node)
  );
}

/** Whether words are bold above others that are not, and stand out from their ground more than they do. */
function isBolder({ text: bold }: LayoutNode, { text: other }: LayoutNode): boolean {
  const contrast = ({ color, lines: [line] }: TextBlock): number => contrastRatio(color, line.ground);
  return bold!.font.weight >= BOLD && other!.font.weight < MIN_LEAD_WEIGHT && contrast(bold!) > contrast(other!);
}

/** Whether a part is a table, alone or in its frame. */
const holdsTable = ({ role, children }: LayoutNode): boolean =>
  role === 'table' || (children.length === 1 && holdsTable(children[0]));

/** Whether a line is larger or bolder than what comes next. Before a picture or a box it has to be bold. */
function standsOut(lead: LayoutNode, next: LayoutNode): boolean {
  const { size, font } = lead.text!;
  if (CONTROL.test(next.role ?? '')) return false;
  const [text] = textsOf(next);
  // The names of its columns may be bolder than what says what a table holds.
  if (text && holdsTable(next)) return size >= MIN_SIZE_RATIO * text.text!.size;
  if (!text) return font.weight >= BOLD && next.box.height >= 40;
  // A bold line over a figure says what that is.
  if (isFigure(text)) return font.weight >= BOLD;
  const { size: other, font: below } = text.text!;
  // What is written on a badge is smaller than text.
  const ratio = next.paint && next.box.height <= MAX_BADGE_HEIGHT_PX ? MIN_BADGE_SIZE_RATIO : MIN_SIZE_RATIO;
  if (size >= ratio * other && font.weight >= below.weight) return true;
  if (font.weight < MIN_LEAD_WEIGHT || font.weight < below.weight + MIN_WEIGHT_STEP) return false;
  return size >= (isBolder(lead, text) ? MIN_BOLDER_SIZE_RATIO : MIN_BOLD_SIZE_RATIO) * other;
}
