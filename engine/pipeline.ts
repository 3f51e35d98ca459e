import { type LayOut, layOutElement, openLayout } from './clean/check/lay-out.ts';
import { buildCleanPage, buildPage, type LaidOut } from './compose-page.ts';
import { eraseBoxes } from './corrections/erase-boxes.ts';
import { placeCorrections } from './corrections/place-corrections.ts';
import { sayWords } from './corrections/say-words.ts';
import { detectContent } from './detect-content.ts';
import { embeddedSources, encodeBackdrops, placeholderSources, type Sources } from './emit/image-sources.ts';
import type { IconCatalogue } from './icons/catalogue.ts';
import { likenessToIcon } from './icons/choose-icons.ts';
import { createTextReader, type ReadText } from './interpret-text.ts';
import { cleanReading } from './language/clean-reading.ts';
import { findLanguage } from './language/find-language.ts';
import { isRightToLeft } from './language/languages.ts';
import { hasLongStrokes, isStrokeOf } from './language/long-strokes.ts';
import { isUnread, looksLikeText } from './language/may-be-foreign.ts';
import { readInLanguage, readRest } from './language/read-in-language.ts';
import { readOtherScripts } from './language/read-other-scripts.ts';
import { layOutPage } from './lay-out-page.ts';
import { serialize } from './layout/serialize.ts';
import { mirrorElement } from './mirror/mirror-element.ts';
import { mirrorHost } from './mirror/mirror-host.ts';
import { mirrorInk } from './mirror/mirror-icons.ts';
import { mirrorRows } from './mirror/mirror-pixels.ts';
import type {
  Analysis,
  ConvertOptions,
  EngineHost,
  GrayImage,
  LanguageCode,
  LineReading,
  PageDescription,
  Raster,
  Stage,
} from './model/conversion.ts';
import type { GlyphLine } from './model/glyph-line.ts';
import type { Rule } from './model/rule.ts';
import { LIFTED } from './model/segmentation.ts';
import { type Frame, findFrame } from './preprocess/find-frame.ts';
import { packPixels } from './preprocess/pack-pixels.ts';
import { toHex } from './raster/color.ts';
import { release } from './raster/release.ts';
import { isKnownScript } from './recognition/is-known-script.ts';
import { normalizeLine, SIDES, SMALLER } from './recognition/normalize-line.ts';
import { NO_TEXT, onPhotograph } from './recognition/on-photograph.ts';
import { type Accepted, rejectLowConfidence } from './recognition/reject-low-confidence.ts';
import { retryOcr } from './recognition/retry-ocr.ts';
import { splitMixed } from './recognition/split-mixed.ts';
import { addBackdrops } from './synthesis/add-backdrops.ts';
import { completePaint } from './synthesis/complete-paint.ts';
import { addDrawnInk, textInk } from './synthesis/text-ink.ts';
import { trimBackdrops } from './synthesis/trim-backdrops.ts';
import { familyNamed } from './typeface/families.ts';
import { warningsOf } from './warnings.ts';
import { placesOf } from './widths/places/place.ts';
import { printPage } from './write-page.ts';

/** Between two previews while text is read. */
const MIN_PREVIEW_INTERVAL_MS = 450;
/** So many lines, the longest of the page, that do not read as English say that it is in another script; more are not asked. */
const MIN_FOREIGN_LINE_COUNT = 6;
const MAX_FOREIGN_LINE_COUNT = 16;
/** A reading in Latin letters that fits its line so well, and looks like it, is right however doubtful it is. */
const MAX_LATIN_FIT_ERROR = 1;
/** Previews take no more of the time. */
const MAX_PREVIEW_SHARE = 0.1;

/**
 * Finds out what a picture shows: segment → text → style → layout, and the elements that it is made of. The framework is
 * that of the previews alone. What is written from right to left is looked at in a mirror, so that everything begins on the
 * left, and its description is mirrored again.
 *
 * @param raster its memory is taken over: afterwards it does not hold the image any more
 * @param clock is called at the end of each stage
 * @throws the reason of `host.signal` when it is aborted, and whatever the host throws; never because of what is drawn
 */
export async function analysePicture(
  raster: Raster,
  options: ConvertOptions,
  host: EngineHost,
  clock: (stage: Stage) => void,
): Promise<Analysis> {
  const picture = packPixels(raster);
  clock('decode');
  // They are read while the picture is looked at. If that fails first, nobody waits for them.
  const icons = host.loadIcons?.();
  icons?.catch(() => undefined);
  const given = { width: picture.width, height: picture.height, icons };
  const frame = await findFrame(picture, (lines) => host.readLines(lines));
  const inMirror = (language: LanguageCode) => {
    mirrorRows(frame.page.data, frame.page.width, frame.page.height);
    return analyseFrame({ ...frame, mirrored: true }, given, { ...options, language }, mirrorHost(host), clock);
  };
  const { language } = options;
  const found =
    language && isRightToLeft(language)
      ? await inMirror(language)
      : await analyseFrame(frame, given, options, host, clock);
  // Two languages of one page do not both begin on the other side.
  return typeof found === 'string' ? ((await inMirror(found)) as Analysis) : found;
}

/** @returns the language alone when the page has to be looked at in a mirror */
async function analyseFrame(
  frame: Frame,
  { width, height, icons }: Pick<Raster, 'width' | 'height'> & { icons: Promise<IconCatalogue> | undefined },
  options: ConvertOptions,
  host: EngineHost,
  clock: (stage: Stage) => void,
): Promise<Analysis | LanguageCode> {
  const { mirrored = false } = frame;
  const { corrections = {} } = options;
  const places = placeCorrections(corrections, frame);
  eraseBoxes(frame.page, places.ignored);
  const seen = detectContent(frame, places, options.screen);
  const { image, ink, boxes, rules, pageColor, shapes, glyphLines } = seen;
  clock('segment');
  let language = options.language ?? 'en';
  /** What single lines were read as. */
  let languages: readonly (LanguageCode | undefined)[] = [];

  const layOutText = (text: ReadText, drawings?: Parameters<typeof layOutPage>[2]) => {
    const isStroke = (rule: Rule) =>
      glyphLines.some((line, i) => hasLongStrokes(languages[i] ?? language) && isStrokeOf(line, rule));
    return layOutPage(seen, { ...text, dividers: text.dividers.filter((rule) => !isStroke(rule)) }, drawings);
  };
  const describe = (laidOut: LaidOut, sources: Sources): PageDescription => {
    const described = buildPage(laidOut, sources, language, options.title);
    return mirrored ? { ...described, direction: 'rtl', body: mirrorElement(described.body) } : described;
  };
  const previewOf = (text: ReadText) => {
    const laidOut = layOutText(text);
    return printPage(describe(laidOut, placeholderSources(laidOut.root)), options.framework, options.fonts);
  };
  const unread: ReadText = { lines: [], blocks: [], dividers: rules, icons: [], chips: new Set(), waiting: glyphLines };
  host.onStage?.({
    stage: 'segment',
    progress: 0.15,
    detail: `${boxes.length} boxes, ${glyphLines.length} lines of text`,
    preview: previewOf(unread),
  });

  const normalized = glyphLines.map((line) => normalizeLine(image, ink, line));
  const underlines = [...rules, ...seen.dotted];
  const catalogue = await icons;
  const { specks, readInk } = seen;
  const likeIcon =
    catalogue && likenessToIcon(catalogue, seen.isLossy ? readInk.image : undefined, mirrored ? mirrorInk : undefined);
  const openReader = (lines: typeof glyphLines, prepared: typeof normalized) =>
    createTextReader(
      image,
      ink,
      underlines,
      lines,
      prepared,
      boxes,
      specks,
      shapes,
      likeIcon,
      readInk.image,
      corrections.typeface === undefined ? undefined : familyNamed(corrections.typeface),
    );
  const reader = openReader(glyphLines, normalized);
  const partial: (LineReading | undefined)[] = glyphLines.map(() => undefined);
  let read = 0;
  let next = Date.now() + MIN_PREVIEW_INTERVAL_MS;
  const images = normalized.map((line) => line.image);
  const judge = <T extends undefined>(readings: readonly (LineReading | T)[]): Accepted<T> => {
    // What is said to be text is not judged.
    const open = readings.map((reading, i) => (reading && glyphLines[i].said ? NO_TEXT : reading));
    const certain = onPhotograph(open, glyphLines, reader.looksRead, seen.pictures);
    const judged =
      options.unreadable === 'text'
        ? { readings: certain, foreign: 0, unread: 0 }
        : rejectLowConfidence(certain, images, reader.fitErrorOf);
    return { ...judged, readings: judged.readings.map((one, i) => (glyphLines[i].said ? readings[i] : one)) };
  };
  const onRead = (index: number, reading: LineReading): void => {
    partial[index] = reading;
    reader.measure(index, reading);
    read++;
    if (!host.onStage) return;
    const now = Date.now();
    const preview = now > next ? previewOf(reader.draft(judge(partial).readings)) : undefined;
    if (preview) next = Date.now() + Math.max(MIN_PREVIEW_INTERVAL_MS, (Date.now() - now) / MAX_PREVIEW_SHARE);
    const count = Math.min(read, glyphLines.length);
    host.onStage({
      stage: 'text',
      progress: 0.15 + (0.7 * count) / glyphLines.length,
      detail: `${count} of ${glyphLines.length} lines read`,
      ...(preview ? { preview } : {}),
    });
  };
  // What looks like letters on a photograph says nothing about the language of the page.
  const isWritten = (_: unknown, i: number): boolean => glyphLines[i].surface > LIFTED;
  const isForeign = (): boolean => {
    if (read > MAX_FOREIGN_LINE_COUNT) return false;
    const known = partial.filter(
      (reading, i): reading is LineReading => reading !== undefined && isWritten(reading, i),
    );
    return known.length >= MIN_FOREIGN_LINE_COUNT && !isKnownScript(known);
  };
  const isChosen = options.language !== undefined && options.language !== 'en';
  const readEnglish = isChosen ? [] : await host.readLines(images, onRead, 'en', isForeign);
  const english = images.map((_, i) => (partial[i] ? readEnglish[i] : undefined));
  if (!options.language) {
    const seenEnglish = english.filter(
      (reading, i): reading is LineReading => reading !== undefined && isWritten(reading, i),
    );
    language = await findLanguage(images.filter(isWritten), seenEnglish, host.readLines);
    if (isRightToLeft(language)) {
      release(ink.background, ink.labels);
      return language;
    }
  }
  const first =
    language === 'en' && isChosen === false
      ? await readRest(images, english, host.readLines)
      : await readInLanguage(images, english, language, host.readLines, onRead);
  const prepareAgain = (i: number) =>
    (normalized[i].shadowed ? [SMALLER, ...SIDES] : [SMALLER]).map((preparation) =>
      normalizeLine(image, ink, glyphLines[i], preparation),
    );
  const readAgain = async (lines: GrayImage[]): Promise<LineReading[]> => {
    const readings = await host.readLines(lines, undefined, language);
    return language === 'en' ? readings : readings.map((reading, i) => cleanReading(reading, lines[i], language));
  };
  const again = isKnownScript(first.filter(isWritten))
    ? await retryOcr(first, normalized, prepareAgain, readAgain)
    : first;
  const readParts = async (parts: readonly GlyphLine[]) => {
    const prepared = parts.map((line) => normalizeLine(image, ink, line));
    const own = openReader([...parts], prepared);
    const readings = await readAgain(prepared.map((line) => line.image));
    return readings.map((reading, i) => ({
      ...{ line: parts[i], prepared: prepared[i], reading },
      fitError: own.fitErrorOf(i, reading),
      looksRead: own.looksRead(i, reading),
    }));
  };
  for (const { index, parts } of await splitMixed(glyphLines, again, reader.fitErrorOf, readParts)) {
    glyphLines.splice(index, 1, ...parts.map(({ line }) => line));
    normalized.splice(index, 1, ...parts.map(({ prepared }) => prepared));
    images.splice(index, 1, ...parts.map(({ prepared }) => prepared.image));
    again.splice(index, 1, ...parts.map(({ reading }) => reading));
  }
  const unknown = [...glyphLines.keys()].filter((i) => isUnread(glyphLines[i], again[i]));
  const isLatin = (i: number) => reader.fitErrorOf(i, again[i]) < MAX_LATIN_FIT_ERROR && reader.looksRead(i, again[i]);
  const promising = unknown.filter((i) => looksLikeText(glyphLines[i], glyphLines, again) && !isLatin(i));
  const seenAs = await readOtherScripts(images, again, { unread: unknown, promising }, language, host.readLines);
  const raw = seenAs.map((reading, i) => {
    const words = glyphLines[i].said?.words;
    return words === undefined ? reading : sayWords(words, glyphLines[i], normalized[i], reading.language);
  });
  languages = raw.map((reading) => reading.language);
  clock('text');

  const accepted = judge<never>(raw);
  const text = reader.read(accepted.readings);
  clock('style');
  host.onStage?.({ stage: 'style', progress: 0.9 });

  const laidOut = layOutText(text, { catalogue, likeIcon });
  const covered = textInk(ink, image, text.lines);
  addDrawnInk(covered, ink.background, image, laidOut.drawn);
  // The light of a room and the grain of a camera are no part of the page.
  const pictured = seen.photographed
    ? 0
    : addBackdrops(laidOut.root, pageColor, image, ink.background, covered, laidOut.ornaments);
  // Nothing of the ink is asked for any more: 90 MB of a tall page.
  release(ink.background, ink.labels);
  clock('layout');
  // Without a preview: the page itself comes before a browser has dressed one.
  host.onStage?.({ stage: 'layout', progress: 0.93 });

  const sources =
    options.images === 'placeholder'
      ? placeholderSources(laidOut.root)
      : await embeddedSources(seen.native, seen.density, laidOut.root, host);
  const described = describe(laidOut, sources);
  const layout = serialize(laidOut.root, seen.toPicture);
  if (!seen.photographed) {
    completePaint(laidOut.root, pageColor, image);
    trimBackdrops(laidOut.root, pageColor, image);
    if (options.images !== 'placeholder') await encodeBackdrops(seen.native, seen.density, laidOut.root, host, sources);
  }
  const clean = buildCleanPage(laidOut, described, sources, await layoutOf(host));
  clock('emit');

  const lines = text.lines.map(({ text: content, confidence, box, color, fit }) => ({
    text: content,
    confidence,
    ...seen.toPicture(box),
    color: toHex(color),
    fontSize: fit.size * seen.pageArea.density,
  }));
  return {
    page: described,
    // In a mirror all of them are elsewhere.
    ...(mirrored ? {} : { places: placesOf(clean.body) }),
    clean: mirrored ? { ...clean, body: mirrorElement(clean.body) } : clean,
    warnings: warningsOf({
      ...{ ...accepted, lines, pictured, bars: frame.bars, photographed: seen.photographed },
      heights: glyphLines.map(({ height: inPx }) => inPx),
    }),
    width,
    height,
    pageArea: seen.pageArea,
    lines,
    layout,
  };
}

/** What clean pages are laid out with to be checked; nothing where the host has none. */
async function layoutOf({ loadLayout }: EngineHost): Promise<LayOut | undefined> {
  if (!loadLayout) return undefined;
  openLayout(await loadLayout());
  return layOutElement;
}
