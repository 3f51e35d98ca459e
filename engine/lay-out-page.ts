import { type LaidOut, layOut } from './compose-page.ts';
import { findUnderlinedFields } from './controls/find-underlined-fields.ts';
import { separateDrawnControls } from './controls/separate-drawn-controls.ts';
import type { DetectedContent } from './detect-content.ts';
import type { IconCatalogue } from './icons/catalogue.ts';
import type { likenessToIcon } from './icons/choose-icons.ts';
import { type DrawnIcon, drawIcons } from './icons/draw-icons.ts';
import type { IconInk } from './icons/icon-ink.ts';
import { joinOnDiscs } from './icons/icons-on-discs.ts';
import { joinPieces } from './icons/join-pieces.ts';
import { readSigns } from './icons/read-signs.ts';
import { splitDiscs } from './icons/split-disc.ts';
import { splitRows } from './icons/split-row.ts';
import type { ReadText } from './interpret-text.ts';
import { assignLayers } from './layout/assign-layers.ts';
import { drawMirroredIcons } from './mirror/mirror-icons.ts';
import type { Box } from './model/box.ts';
import type { Corners, Subject } from './model/layout-node.ts';
import type { Pixels } from './model/pixels.ts';
import { contains, intersection, scaleBox } from './raster/box.ts';
import { mostFrequentBy } from './repetition/middle.ts';
import { joinParted } from './segmentation/boxes/join-parted.ts';
import { findPortraits, type PortraitRow } from './segmentation/pictures/find-portraits.ts';
import { findRingedPortrait } from './segmentation/pictures/find-ringed-portrait.ts';
import { exceptionsIn, findSeries } from './segmentation/pictures/find-series.ts';
import { measureCorners } from './segmentation/pictures/measure-corners.ts';
import { subjectOf } from './segmentation/pictures/subject-of.ts';
import { findOrnaments } from './synthesis/find-ornaments.ts';
import { separateCheckboxes } from './text-detection/separate-checkboxes.ts';

/** How far the edge of an ornament may lie outside the box that it was given. */
const ORNAMENT_EDGE_PX = 8;

/** The icons of the open sets, and how much some ink looks like one of them; where the host has none, nothing does. */
export type IconSets = { catalogue?: IconCatalogue; likeIcon?: ReturnType<typeof likenessToIcon> };

/** A laid-out page with what is painted beside its tree: ornaments, and the ink of icons that became drawings. */
type DrawnPage = LaidOut & { ornaments: Box[]; drawn: { shown: Box; groundAt: DrawnIcon['groundAt'] }[] };

/**
 * Lays out what was seen and read.
 *
 * @param sets without it, as in a preview, icons are shown as they are
 */
export function layOutPage(seen: DetectedContent, text: ReadText, sets?: IconSets): DrawnPage {
  const { image, pictures, pageColor } = seen;
  const page = { x: 0, y: 0, width: image.width, height: image.height };
  const parts = separateParts(seen, text, sets);
  const ornaments = findOrnaments(image, { page, pageColor, charts: seen.charts, ...parts });
  const { claimed } = seen;
  const shown = [...parts.drawings.filter((box) => !ornaments.has(box)), ...claimed.icons];
  const drawn = sets ? drawShown(seen, page, parts, shown, sets) : new Map<Box, DrawnIcon>();
  for (const box of exceptionsIn(parts.series, (one) => drawn.has(one))) drawn.delete(box);
  const content = {
    boxes: joinParted(assignLayers(image, parts.boxes)),
    blocks: parts.blocks,
    checks: parts.checks,
    gauges: parts.gauges,
    fields: parts.fields,
    icons: [...shown, ...parts.signs.keys()]
      .filter((box) => drawn.has(box) || !pictures.includes(box))
      .map((box) => ({ box, ...drawn.get(box), ink: box, onPicture: parts.signs.has(box) })),
    ...separatePortraits(
      image,
      pictures.filter((box) => shown.includes(box) && !drawn.has(box)),
      claimed.pictures,
      parts.series,
    ),
    // Straight pieces of an ornament are no dividers.
    rules: parts.rules.filter((rule) => ![...ornaments].some((box) => contains(box, rule, ORNAMENT_EDGE_PX))),
  };
  return {
    ...layOut({ page, ...content, waiting: text.waiting }, pageColor),
    ornaments: [...ornaments],
    // What a photograph is seen around is a part of that when the page is painted back.
    drawn: [...drawn].filter(([box]) => !parts.signs.has(box)).map(([shown, { groundAt }]) => ({ shown, groundAt })),
  };
}

/** Round ones without what lies around them, and those apart that lie over each other. */
function separatePortraits(image: Pixels, shown: readonly Box[], others: readonly Box[], series: readonly Box[][]) {
  const pictures: ShapedPicture[] = [...others];
  const singles = new Map<Box, ShapedPicture>();
  const portraits: PortraitRow[] = [];
  for (const picture of shown) {
    const shape = shapeOf(image, picture);
    if ('rising' in shape) portraits.push(shape);
    else singles.set(picture, shape);
  }
  for (const boxes of series) agreeOnShape(singles, boxes);
  pictures.push(...singles.values());
  return { pictures: withSubjects(image, pictures), portraits };
}

/** What was found for each box of an image: previews and the page look at the same pictures. */
const shapes = new WeakMap<Pixels, Map<string, ShapedPicture | PortraitRow | undefined>>();

/** A copy of its own: a layout may move what it gets. */
function shapeOf(image: Pixels, picture: Box): ShapedPicture | PortraitRow {
  const known = shapes.get(image) ?? new Map<string, ShapedPicture | PortraitRow | undefined>();
  shapes.set(image, known);
  const key = [picture.x, picture.y, picture.width, picture.height].join();
  if (!known.has(key)) known.set(key, lookAt(image, picture));
  const found = known.get(key);
  if (found === undefined) return picture;
  return 'rising' in found ? { ...found, boxes: found.boxes.map((box) => ({ ...box })) } : { ...found };
}

/** @returns undefined for a rectangle */
function lookAt(image: Pixels, picture: Box): ShapedPicture | PortraitRow | undefined {
  const row = findPortraits(image, picture);
  if (row && row.boxes.length > 1) return row;
  const round = row?.boxes[0] ?? findRingedPortrait(image, picture);
  if (round) return { ...round, round: true };
  const corners = measureCorners(image, picture);
  return corners && { ...picture, corners };
}

/** Of pictures of one size and shape, as those of a list are, one alone is no sign: a pale portrait has few colours, too. */
function withSubjects(image: Pixels, pictures: readonly ShapedPicture[]): ShapedPicture[] {
  const looked = pictures.map((picture) => ({ ...picture, subject: subjectOf(image, picture) }));
  const alike = Object.values(Object.groupBy(looked, ({ width, height, round }) => `${width} ${height} ${round}`));
  for (const group of alike) {
    const signs = group!.filter(({ subject }) => subject === 'sign');
    if (signs.length <= group!.length / 2) for (const sign of signs) sign.subject = undefined;
  }
  return looked;
}

type ShapedPicture = Box & { round?: boolean; corners?: Corners; subject?: Subject };

/** Of pictures of one size each is cut out like most of them: with its ring, or without. */
function agreeOnShape(singles: Map<Box, ShapedPicture>, boxes: readonly Box[]): void {
  const shaped = boxes.flatMap((box) => {
    const shape = singles.get(box);
    return shape ? [{ box, shape, inset: shape.width - box.width, isRound: shape.round ?? false }] : [];
  });
  if (shaped.length < boxes.length) return;
  const model = mostFrequentBy(shaped, ({ inset, isRound }) => `${inset} ${isRound}`);
  for (const { box, inset, isRound } of shaped) {
    if (inset === model.inset && isRound === model.isRound) continue;
    const [dx, dy] = [model.shape.x - model.box.x, model.shape.y - model.box.y];
    singles.set(box, { ...model.shape, x: box.x + dx, y: box.y + dy });
  }
}

type Parts = ReturnType<typeof separateParts>;

/** Boxes, texts, rules, drawn controls, and drawings: icons and pictures. */
function separateParts(
  { image, native, density, isLossy, readInk, boxes, pictures, shapes, signs }: DetectedContent,
  { blocks, dividers, icons, chips }: ReadText,
  sets: IconSets | undefined,
) {
  const unchipped = boxes.filter((box) => !chips.has(box));
  // Three dots may be a sign or, on the line of a text, full stops.
  const ellipses = blocks
    .flatMap((block) => block.lines.flatMap((line) => line.words))
    .filter(({ text }) => text === '...');
  const drawn = shapes.filter((shape) => !ellipses.some(({ box }) => contains(box, shape)));
  const found = { icons: [...icons, ...drawn], boxes: unchipped, pictures, blocks, rules: dividers };
  const seen = sets ? joinOnDiscs(image, found) : found;
  const { switches, gauges, pictures: photographs, ...apart } = separateDrawnControls(image, seen);
  const whole = sets?.likeIcon ? joinPieces(image, apart, sets.likeIcon, readInk.image) : apart;
  const { checks, ...free } = separateCheckboxes(image, whole.boxes, whole.icons, whole.blocks);
  const { icons: others, ...underlined } = findUnderlinedFields(whole.rules, free.blocks, free.icons);
  const separated = { ...underlined, boxes: free.boxes, checks: [...checks, ...switches], gauges };
  const drawings = [...others, ...photographs];
  const series = findSeries(photographs);
  if (!sets) return { ...separated, drawings, series, signs: new Map<Box, IconInk>() };
  const single = sets.likeIcon ? splitRows(image, drawings, sets.likeIcon, readInk.image) : drawings;
  const split = (some: readonly Box[]) => splitDiscs(image, some, sets.likeIcon, readInk.image, isLossy);
  const asSeen = split(single);
  const remaining = new Set(asSeen.drawings);
  const unsplit = new Set(exceptionsIn(series, (box) => single.includes(box) && !remaining.has(box)));
  const onDiscs = unsplit.size > 0 ? split(single.filter((box) => !unsplit.has(box))) : asSeen;
  const texts = separated.blocks.map(({ ink }) => ink);
  const drawnOn = readSigns(
    native,
    density,
    signs.filter(({ box }) => !texts.some((text) => intersection(text, box) > 0)),
    sets.likeIcon,
  );
  return {
    ...separated,
    signs: drawnOn,
    series,
    drawings: [...onDiscs.drawings, ...unsplit],
    boxes: [...separated.boxes, ...onDiscs.discs],
  };
}

function drawShown(
  { density, mirrored, readInk }: DetectedContent,
  page: Box,
  { boxes, blocks, rules, checks, gauges, signs }: Parts,
  shown: readonly Box[],
  { catalogue }: IconSets,
): Map<Box, DrawnIcon> {
  const around = {
    page,
    labels: blocks.map((block) => ({ text: block.lines[0].text, ink: block.ink, line: block.box })),
    boxes: boxes.map(({ box }) => box),
    others: [
      ...blocks.map(({ ink }) => ink),
      ...[...checks, ...gauges].map(({ box }) => box),
      ...shown,
      ...signs.keys(),
      ...rules,
    ],
  };
  const read = (box: Box) => signs.get(box) ?? readInk.native(scaleBox(box, density));
  const draw = mirrored ? drawMirroredIcons : drawIcons;
  return draw(read, density, [...shown, ...signs.keys()], around, catalogue);
}
