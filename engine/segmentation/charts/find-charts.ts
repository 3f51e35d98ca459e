import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import { area, bottom, centerX, centerY, intersection, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { findBarGrid } from './find-bar-grid.ts';
import { findGridlines, type Gridline } from './find-gridlines.ts';
import { findLabels, type Label } from './find-labels.ts';
import { findTicks } from './find-ticks.ts';
import { asIs, type TurnedPixels, turned } from './turned-pixels.ts';
import { withLegend } from './with-legend.ts';

/** What is drawn stands out from its ground by more than the lines of a grid do. */
const MIN_DRAWN_LEVELS = 48;
/** Share of the bands between two lines that a curve or bars reach into. */
const MIN_DRAWN_SHARE = 0.5;
/** Texts in the plot for each label of its axis: more are the entries of a table or a timetable. */
const MAX_TEXTS_PER_TICK = 0.34;
/** Small letters, and letters that touch from ascender to descender, in heights of a capital. */
const [MIN_LETTER_SHARE, MAX_LETTER_SHARE] = [0.7, 1.4];
/** Smaller plots are drawn without labels. */
const MIN_SIDE_PX = 60;
/** A minus is no thicker, in heights of a figure, and no farther before it, in px. */
const MAX_MINUS_SHARE = 0.3;
const MAX_MINUS_GAP_PX = 4;
/** Labels stand no farther from the plot, and reach no farther beyond its ends. */
const MAX_LABEL_GAP_PX = 24;
const MAX_BEYOND_PX = 12;

/**
 * Line, area and bar charts, whole: a plot whose grid has the labels of an axis at its lines' ends, with what is drawn in
 * it, the labels on its other sides, and its legend.
 */
export function findCharts(image: Pixels, glyphs: readonly ConnectedComponent[]): Box[] {
  const labels = findLabels(glyphs);
  const charts: Chart[] = [];
  for (const view of [asIs(image), turned(image)]) {
    const seen = labels.map(view.turn);
    for (const ticks of findTicks(seen)) {
      for (const towards of [1, -1] as const) {
        const grid = findGridlines(view, ticks, towards);
        if (grid.length === 0) continue;
        const plot = plotOf(grid, ticks);
        if (Math.min(plot.width, plot.height) < MIN_SIDE_PX) continue;
        if (!isDrawnOn(view, grid) || textsIn(plot, grid, ticks, seen) > MAX_TEXTS_PER_TICK * ticks.length) continue;
        charts.push({ plot: view.turn(plot), ticks: ticks.map(view.turn) });
      }
    }
  }
  const upright = asIs(image);
  for (const ticks of findTicks(labels.map(turned(image).turn))) {
    const row = ticks.map(turned(image).turn);
    const bars = findBarGrid(upright, row);
    if (!bars) continue;
    const lines = unionBox(bars.grid.map(({ y, from, to }) => ({ x: from, y, width: to - from, height: 1 })));
    const plot = unionBox([lines, { x: lines.x, y: bars.top, width: 1, height: bars.foot + 1 - bars.top }]);
    if (textsIn(plot, bars.grid, row, labels) <= MAX_TEXTS_PER_TICK * row.length) charts.push({ plot, ticks: row });
  }
  return joined(charts).map(({ plot, ticks }) => {
    const all = [...ticks, ...labelsAround(plot, ticks, labels)];
    const signs = glyphs.filter((glyph) => all.some((label) => isMinusOf(glyph, label)));
    return withLegend(image, unionBox([plot, ...all, ...signs]), all, labels);
  });
}

/** Whether a dash stands right before a figure, half way up. */
const isMinusOf = (dash: Box, label: Label): boolean =>
  dash.height <= MAX_MINUS_SHARE * label.letterHeight &&
  dash.width <= label.letterHeight &&
  dash.x < label.x &&
  label.x - right(dash) <= MAX_MINUS_GAP_PX &&
  Math.abs(centerY(dash) - centerY(label)) <= MAX_MINUS_SHARE * label.letterHeight;

type Chart = { plot: Box; ticks: Label[] };

/** Between the first and the last label: their own lines may be hidden by what is drawn. */
function plotOf(grid: readonly Gridline[], ticks: readonly Label[]): Box {
  const { x, width } = unionBox(grid.map(({ y, from, to }) => ({ x: from, y, width: to - from, height: 1 })));
  const middles = [...ticks.map((tick) => Math.floor(centerY(tick))), ...grid.map(({ y }) => y)];
  const y = Math.min(...middles);
  return { x, y, width, height: Math.max(...middles) + 1 - y };
}

/** Whether something reaches into most of the bands between two lines. */
function isDrawnOn(image: TurnedPixels, grid: readonly Gridline[]): boolean {
  const ground = image.at(grid[0].from + 3, grid[0].y - 3);
  const bands = grid.slice(1).map((line, i) => ({ from: grid[i], to: line }));
  const drawn = bands.filter(({ from, to }) => {
    const y = (from.y + to.y) >> 1;
    for (let at = Math.min(from.from, to.from) + 1; at < Math.max(from.to, to.to) - 1; at++)
      if (channelDistance(image.at(at, y), ground) > MIN_DRAWN_LEVELS) return true;
    return false;
  });
  return drawn.length >= MIN_DRAWN_SHARE * bands.length;
}

/** How much is written in a plot, in type like that of the labels: words, and what stands on a line. Dashes are lower. */
function textsIn(plot: Box, grid: readonly Gridline[], ticks: readonly Label[], labels: readonly Label[]): number {
  const least = MIN_LETTER_SHARE * Math.min(...ticks.map(({ letterHeight }) => letterHeight));
  return labels.filter((label) => {
    if (ticks.includes(label) || intersection(plot, label) <= 0.5 * area(label)) return false;
    const isOnLine = grid.some(({ y }) => label.y <= y && bottom(label) > y);
    return label.middleHeight >= least && (label.isWord || (isOnLine && label.letters >= 2));
  }).length;
}

/** Those of an axis stand in one row beside or below the plot. */
function labelsAround(plot: Box, ticks: readonly Label[], labels: readonly Label[]): Label[] {
  const heights = ticks.map(({ letterHeight }) => letterHeight);
  const [least, most] = [MIN_LETTER_SHARE * Math.min(...heights), MAX_LETTER_SHARE * Math.max(...heights)];
  const alike = labels.filter(({ letterHeight }) => letterHeight >= least && letterHeight <= most);
  const isAlong = (middle: number, from: number, length: number) =>
    middle >= from - MAX_BEYOND_PX && middle <= from + length + MAX_BEYOND_PX;
  const isNear = (gap: number) => gap >= -2 && gap <= MAX_LABEL_GAP_PX;
  // A label that runs into the first dashes of its line.
  const left = Math.min(...ticks.map(({ x }) => x)) - MAX_BEYOND_PX;
  const isAcross = (label: Label) => label.x >= left && label.x < plot.x && right(label) > plot.x;
  const below = alike.filter((label) => isAlong(centerX(label), plot.x, plot.width) && isNear(label.y - bottom(plot)));
  const first = Math.min(...below.map(bottom));
  return [
    ...below.filter(({ y }) => y < first),
    ...alike.filter(
      (label) =>
        isAlong(centerY(label), plot.y, plot.height) &&
        (isNear(plot.x - right(label)) || isNear(label.x - right(plot)) || isAcross(label)),
    ),
  ];
}

/** The same plot is found by both of its axes. */
function joined(charts: readonly Chart[]): Chart[] {
  const result: Chart[] = [];
  for (const chart of charts) {
    const same = result.find(({ plot }) => intersection(plot, chart.plot) > 0);
    if (!same) result.push({ ...chart });
    else Object.assign(same, { plot: unionBox([same.plot, chart.plot]), ticks: [...same.ticks, ...chart.ticks] });
  }
  return result;
}
