import { quantile } from '#fidelity/index.ts';
import type { ControlScores } from './controls/score-controls.ts';
import type { IconScores } from './icons/score-icons.ts';
import type { PageResult } from './measure-page.ts';

/** One number per line of the report; shares are 0–1, times in ms. */
export type Summary = Record<string, number>;

export function summarize(results: readonly PageResult[]): Summary {
  const count = results.length;
  const mean = (pick: (result: PageResult) => number): number =>
    results.reduce((sum, result) => sum + pick(result), 0) / count;
  const known = (pick: (result: PageResult) => number | null): number[] =>
    results.map(pick).filter((value): value is number => value !== null && Number.isFinite(value));
  const average = (values: number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const share = (holds: (result: PageResult) => boolean): number => results.filter(holds).length / count;
  const good = results.filter(({ error }) => error === null);
  return {
    pages: count,
    failed: count - good.length,
    faithful: mean(({ faithful }) => faithful),
    shades: mean(({ shades }) => shades),
    corners: mean(({ corners }) => corners),
    block: mean(({ scores }) => scores.block),
    text: mean(({ scores }) => scores.text),
    position: mean(({ scores }) => scores.position),
    color: mean(({ scores }) => scores.color),
    wordRecall: mean(({ scores }) => scores.words.recall),
    wordPrecision: mean(({ scores }) => scores.words.precision),
    readingOrder: mean(({ scores }) => scores.words.readingOrder),
    shiftMedian: average(known(({ scores }) => scores.words.shiftMedian)),
    shiftP90: average(known(({ scores }) => scores.words.shiftP90)),
    fontSizeRatio: average(known(({ scores }) => scores.words.fontSizeRatio)),
    fontSizeError: average(known(({ scores }) => scores.words.fontSizeError)),
    regionF1: mean(({ scores }) => scores.regions.f1),
    regionRecall: mean(({ scores }) => scores.regions.recall),
    regionPrecision: mean(({ scores }) => scores.regions.precision),
    imageF1: mean(({ scores }) => scores.images.f1),
    backgroundDeltaE: average(known(({ scores }) => scores.background)),
    visual: mean(({ visual }) => visual),
    brokenCells: mean(({ broken }) => broken),
    brokenWorst: Math.max(...results.map(({ broken }) => broken)),
    brokenPages: results.filter(({ broken }) => broken > 0.02).length,
    inventedText: mean(({ misplaced }) => misplaced.invented),
    textAsPictures: mean(({ misplaced }) => misplaced.keptAsPictures),
    family: average(known(({ type }) => type.family)),
    typeClass: average(known(({ type }) => type.class)),
    weight: average(known(({ type }) => type.weight)),
    overflow320: results.filter(({ contract }) => contract.overflowAt.includes(320)).length,
    overflow768: results.filter(({ contract }) => contract.overflowAt.includes(768)).length,
    overflow1280: results.filter(({ contract }) => contract.overflowAt.includes(1280)).length,
    axeClean: share(({ contract, error }) => error === null && contract.axe.length === 0),
    contrastElements: mean(({ contract }) => contract.contrast),
    positionedShare: mean(({ scores }) => scores.tree.positionedShare),
    hasMain: share(({ scores }) => scores.tree.hasMain),
    oneH1: share(({ scores }) => scores.tree.h1 === 1),
    landmarks: mean(({ scores }) => scores.tree.landmarks),
    tagsPerBlock: average(good.map(({ scores }) => scores.tree.tagsPerBlock)),
    maxDepth: mean(({ scores }) => scores.tree.maxDepth),
    imageText: mean(({ scores }) => scores.tree.imageText),
    ...controlShares(results),
    ...iconShares(results),
    firstPreviewP50:
      quantile(
        known(({ firstPreview }) => firstPreview),
        0.5,
      ) || 0,
    totalP50: quantile(
      results.map(({ total }) => total),
      0.5,
    ),
    totalP95: quantile(
      results.map(({ total }) => total),
      0.95,
    ),
    kilobytes: mean(({ bytes }) => bytes / 1024),
  };
}

/** Over all controls of all pages; `controlsInvented` is a share of ours. */
function controlShares(results: readonly PageResult[]): Summary {
  const sum = (name: keyof ControlScores): number => results.reduce((total, { controls }) => total + controls[name], 0);
  const [controls, found, invented] = [sum('controls'), sum('found'), sum('invented')];
  return {
    controls,
    controlsFound: controls === 0 ? 1 : found / controls,
    controlsInvented: found + invented === 0 ? 0 : invented / (found + invented),
  };
}

/** Over all icons of all pages: a page of two icons says less than one of fifty. */
function iconShares(results: readonly PageResult[]): Summary {
  const looked = results.flatMap(({ icons }) => icons ?? []);
  if (looked.length === 0) return {};
  const sum = (name: keyof IconScores): number => looked.reduce((total, page) => total + page[name], 0);
  return {
    icons: sum('icons'),
    iconsFound: sum('found') / sum('icons'),
    iconsAsVectors: sum('vectors') / sum('plainFound'),
    iconsRight: sum('right') / sum('plain'),
  };
}

/** The same for each kind of page, sorted by name. */
export function summarizeKinds(results: readonly PageResult[]): Record<string, Summary> {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].sort(([a], [b]) => a.localeCompare(b)).map(([kind, pages]) => [kind, summarize(pages)]),
  );
}
