import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Framework } from '#engine/index.ts';
import {
  brokenCells,
  compare,
  type FidelityScores,
  type MisplacedText,
  misplacedText,
  type PageFacts,
  visualScore,
} from '#fidelity/index.ts';
import { openWindow } from './browser.ts';
import { type Contract, checkContract } from './check-contract.ts';
import { type ControlScores, scoreControls } from './controls/score-controls.ts';
import { documentOf } from './document-of.ts';
import type { Conversion, EnginePool } from './engine.ts';
import { fates, type IconScores, scoreIcons } from './icons/score-icons.ts';
import { shootIcons } from './icons/shoot-icons.ts';
import { judge } from './judge.ts';
import type { Reference } from './reference.ts';
import { capture, decode, show } from './render.ts';
import { scoreType, type TypeScores } from './score-type.ts';

export type PageResult = {
  id: string;
  kind: string;
  framework: Framework;
  /** Why there is no result; every score of such a page counts as 0. */
  error: string | null;
  scores: FidelityScores;
  visual: number;
  /** The product's own figure, 0–1. */
  faithful: number;
  /** Two of its parts that no other column shows, 0–1. */
  shades: number;
  corners: number;
  /** Share of cells of 32 px that look different, 0–1. */
  broken: number;
  misplaced: MisplacedText;
  type: TypeScores;
  controls: ControlScores;
  contract: Contract;
  /** Only where icons are looked at. */
  icons?: IconScores;
  /** Milliseconds, from the call to the first preview and to the end. */
  firstPreview: number | null;
  total: number;
  bytes: number;
};

/** The result itself, for reports that need more than the scores (see misses.ts). */
export type Measured = { result: PageResult; facts: PageFacts | null; conversion: Conversion | null };

const NOTHING: PageFacts = {
  width: 1280,
  height: 720,
  blocks: [],
  words: [],
  regions: [],
  overflow: false,
  tree: { elements: 0, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 0 },
};

const ZERO = { block: 0, text: 0, position: 0, color: 0 };

async function keepFiles(folder: string, id: string, files: Record<string, string | Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, `${id}.${name}`), content);
}

/** Design → engine → rendering → scores, for one page. Never throws: a failure is a result with an error. */
export async function measurePage(
  browser: Browser,
  engine: EnginePool,
  reference: Reference,
  framework: Framework,
  keep: string | null,
): Promise<Measured> {
  const began = performance.now();
  let firstPreview: number | null = null;
  let total = 0;
  const context = await openWindow(browser, reference.width, reference.scale);
  const { id, kind } = reference;
  try {
    const converted = await engine.convert(
      reference.picture,
      { framework, images: 'embed' },
      {
        onStage: (report) => {
          if (report.preview !== undefined) firstPreview ??= performance.now() - began;
        },
      },
    );
    total = performance.now() - began;
    const html = documentOf(converted);
    const page = await context.newPage();
    await show(page, { html });
    const rendering = await capture(page);
    const seen = reference.icons && (await shootIcons(page));
    const icons = reference.icons && seen && scoreIcons(reference.icons, seen);
    const contract = await checkContract(page, reference.width);
    if (keep) {
      await keepFiles(keep, `${id}.${framework}`, {
        'result.html': html,
        'result.png': rendering.png,
        ...(seen ? { 'icons.json': JSON.stringify(fates(reference.icons!, seen)) } : {}),
        'design.png': await sharp(reference.picture).png().toBuffer(),
      });
    }
    const [target, ours] = [await decode(reference.png), await decode(rendering.png)];
    const { faithful, parts } = await judge(reference, rendering);
    const { shades, corners } = parts;
    const visual = visualScore(target, ours, reference.scale);
    const broken = brokenCells(target, ours, reference.scale).share;
    const misplaced = misplacedText(reference.facts, rendering.facts);
    const scores = compare(reference.facts, rendering.facts);
    const type = scoreType(reference, rendering);
    const controls = scoreControls(reference.controls, rendering.controls);
    const result = {
      id,
      kind,
      framework,
      error: null,
      scores,
      faithful,
      shades,
      corners,
      visual,
      broken,
      misplaced,
      type,
      controls,
      contract,
      ...(icons ? { icons } : {}),
    };
    return {
      result: { ...result, firstPreview, total, bytes: Buffer.byteLength(html) },
      facts: rendering.facts,
      conversion: converted,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const scores = { ...compare(reference.facts, NOTHING), ...ZERO };
    const contract = { overflowAt: [], axe: [], contrast: 0 };
    total ||= performance.now() - began;
    const type = { family: 0, class: 0, weight: 0 };
    const controls = scoreControls(reference.controls, []);
    const ofPixels = { faithful: 0, shades: 0, corners: 0, visual: 0, broken: 1 };
    const misplaced = { invented: 0, keptAsPictures: 0 };
    const icons = reference.icons && { icons: scoreIcons(reference.icons, []) };
    const result = {
      id,
      kind,
      framework,
      error: message ?? 'unknown',
      scores,
      ...ofPixels,
      misplaced,
      type,
      controls,
      contract,
      ...icons,
    };
    return { result: { ...result, firstPreview, total, bytes: 0 }, facts: null, conversion: null };
  } finally {
    await context.close();
  }
}
