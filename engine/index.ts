import { printBootstrap } from './emit/bootstrap.ts';
import { collectColors, collectSizes } from './emit/collect-tokens.ts';
import { type Printed, printCustom } from './emit/custom.ts';
import { describePage } from './emit/describe-page.ts';
import { printTailwind } from './emit/tailwind.ts';
import { assignRoles } from './layout/assign-roles.ts';
import { buildTree } from './layout/build-tree.ts';
import type { Node } from './layout/node.ts';
import { serialise } from './layout/serialise.ts';
import { toHex } from './raster/color.ts';
import { cropPixels } from './raster/crop.ts';
import { type Pixels, packPixels } from './raster/pack.ts';
import { findBoxes } from './segment/find-boxes.ts';
import { segmentImage } from './segment/segment.ts';
import { baseStyle } from './style/page-style.ts';
import { settleFonts } from './style/settle-fonts.ts';
import { type GlyphLine, groupLines } from './text/group-lines.ts';
import { joinParagraphs } from './text/join-paragraphs.ts';
import { makeBlock } from './text/make-block.ts';
import { markUnderlines } from './text/mark-underlines.ts';
import { normaliseLine } from './text/normalise-line.ts';
import { sortReadings } from './text/sort-readings.ts';
import { styleLine } from './text/style-line.ts';
import type { TextLine } from './text/text-line.ts';
import type { Conversion, ConvertOptions, EngineHost, LineReading, Raster, Stage, StopSignal } from './types.ts';

export { BOOTSTRAP_HEAD, CUSTOM_HEAD, TAILWIND_HEAD } from './emit/head.ts';
export type * from './types.ts';

/** Screens narrower than this stack their columns; narrower designs never do. */
const BREAKPOINT = 768;

/**
 * Turns a design image into a page: segment → text → style → layout → emit. Pure but for what `host` does.
 *
 * @throws the reason of `host.signal` when it is aborted, and whatever the host throws; never because of what is drawn
 */
export async function convert(raster: Raster, options: ConvertOptions, host: EngineHost): Promise<Conversion> {
  const timings: Record<Stage, number> = { decode: 0, segment: 0, text: 0, style: 0, layout: 0, emit: 0 };
  const clock = stopwatch(timings, host.signal);
  const { width, height } = raster;
  const page = { x: 0, y: 0, width, height };
  const image = packPixels(raster);
  clock('decode');

  const segmentation = segmentImage(image);
  const { boxes, rules, page: pageColor } = findBoxes(image, segmentation);
  const glyphLines = groupLines(segmentation.glyphs);
  clock('segment');
  host.onStage?.({ stage: 'segment', progress: 0.15, detail: `${boxes.length} boxes, ${glyphLines.length} lines` });

  const normalised = glyphLines.map((line) => normaliseLine(image, segmentation, line));
  let read = 0;
  const readings = await host.readLines(
    normalised.map((line) => line.image),
    () => {
      read++;
      host.onStage?.({
        stage: 'text',
        progress: 0.15 + (0.7 * read) / glyphLines.length,
        detail: `${read} of ${glyphLines.length} lines read`,
      });
    },
  );
  clock('text');

  const { text, icons } = sortReadings(glyphLines, readings);
  const lines = text
    .map((i) => styleLine(image, segmentation, glyphLines[i], normalised[i], readings[i]))
    .filter((line): line is TextLine => line !== null);
  settleFonts(lines);
  const dividers = markUnderlines(lines, rules);
  const blocks = joinParagraphs(lines, dividers).map(makeBlock);
  const base = baseStyle(blocks);
  clock('style');
  host.onStage?.({ stage: 'style', progress: 0.9 });

  const root = buildTree({ page, boxes, blocks, rules: dividers, pictures: segmentation.pictures, icons });
  assignRoles(root, base.size);
  clock('layout');
  host.onStage?.({ stage: 'layout', progress: 0.93 });

  const sources = await encodeImages(image, root, options, host);
  const body = describePage(root, pageColor, { designWidth: width, base, sources });
  const palette = collectColors(body);
  const typeScale = collectSizes(body);
  const title = options.title ?? titleOf(root) ?? 'Page';
  const printed = print(options, body, title, width, palette, typeScale);
  clock('emit');
  host.onStage?.({ stage: 'emit', progress: 1, preview: printed });

  return {
    ...printed,
    warnings: warningsOf(glyphLines, readings),
    width,
    height,
    lines: lines.map((line) => ({
      text: line.text,
      confidence: line.confidence,
      ...line.box,
      color: toHex(line.color),
      fontSize: line.fit.size,
    })),
    palette,
    typeScale,
    layout: serialise(root),
    timings,
  };
}

function print(
  options: ConvertOptions,
  body: Parameters<typeof printCustom>[0],
  title: string,
  width: number,
  palette: string[],
  typeScale: number[],
): Printed {
  if (options.framework === 'tailwind') return printTailwind(body, title);
  if (options.framework === 'bootstrap') return printBootstrap(body, title);
  return printCustom(body, title, Math.min(BREAKPOINT, width), palette, typeScale);
}

async function encodeImages(
  image: Pixels,
  root: Node,
  options: ConvertOptions,
  host: EngineHost,
): Promise<Map<Node, string>> {
  const sources = new Map<Node, string>();
  for (const node of imagesOf(root)) {
    host.signal?.throwIfAborted();
    const source =
      options.images === 'placeholder'
        ? PLACEHOLDER
        : await host.encodeImage(cropPixels(image, node.box), node.image!.kind);
    sources.set(node, source);
  }
  return sources;
}

const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E";

const imagesOf = (node: Node): Node[] => [...(node.image ? [node] : []), ...node.children.flatMap(imagesOf)];

function titleOf(node: Node): string | undefined {
  if (node.role === 'h1') return node.text!.lines.map((line) => line.text).join(' ');
  for (const child of node.children) {
    const title = titleOf(child);
    if (title) return title;
  }
  return undefined;
}

function warningsOf(lines: readonly GlyphLine[], readings: readonly LineReading[]): string[] {
  const doubtful = readings.filter((reading) => reading.words.length > 0 && reading.confidence < 60).length;
  if (lines.length === 0) return ['No text was found.'];
  return doubtful > 0.3 * lines.length ? [`${doubtful} of ${lines.length} lines were hard to read.`] : [];
}

/** Charges the time since the last call to a stage, and stops the pipeline when it was aborted. */
function stopwatch(timings: Record<Stage, number>, signal: StopSignal | undefined): (stage: Stage) => void {
  let last = Date.now();
  signal?.throwIfAborted();
  return (stage) => {
    const now = Date.now();
    timings[stage] += now - last;
    last = now;
    signal?.throwIfAborted();
  };
}
