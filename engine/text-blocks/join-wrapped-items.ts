import type { Paragraph } from '../model/text-block.ts';
import type { TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Items of a list begin at the same place, in px, and are so many at least. */
const SAME_EDGE_PX = 2;
const MIN_ITEM_COUNT = 4;
/** Steps of a list differ by no more, in px; within an item of two lines the step is smaller by more, and that of a paragraph. */
const SAME_STEP_PX = 1.5;
const MIN_STEP_DIFFERENCE_PX = 3;
const MAX_LINE_STEP_EM = 1.65;
/** Steps to the next item, in parts of the type size: what stands farther apart is no list. */
const MAX_ITEM_STEP_EM = 3;

/**
 * In a list whose items are one line each, two lines that are closer than the others, and were too wide for one, are an item
 * that the browser broke. By themselves they are two short lines like any other.
 */
export function joinWrappedItems(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined = new Map<Paragraph, Paragraph>();
  const taken = new Set<Paragraph>();
  for (const items of listsOf(paragraphs)) {
    const lines = items.map((item) => item.lines[0]);
    const steps = lines.slice(1).map((line, i) => baselineOf(line) - baselineOf(lines[i]));
    const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1];
    const isUsual = (step: number): boolean => Math.abs(step - usual) <= SAME_STEP_PX;
    if (2 * steps.filter(isUsual).length <= steps.length) continue;
    const widest = Math.max(...lines.map(({ box }) => box.width));
    steps.forEach((step, i) => {
      const isClose = step <= usual - MIN_STEP_DIFFERENCE_PX && step <= MAX_LINE_STEP_EM * lines[i].fit.size;
      if (!isClose || taken.has(items[i]) || !isFull(lines[i], lines[i + 1], widest)) return;
      joined.set(items[i], { ...items[i], lines: [lines[i], lines[i + 1]] });
      taken.add(items[i + 1]);
    });
  }
  return paragraphs.flatMap((paragraph) => (taken.has(paragraph) ? [] : [joined.get(paragraph) ?? paragraph]));
}

/** Runs of single lines of one style that begin below each other. */
function listsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const single = paragraphs.filter(({ lines, code, align }) => lines.length === 1 && !code && align === 'left');
  const lists: Paragraph[][] = [];
  for (const item of single.toSorted((a, b) => a.lines[0].box.y - b.lines[0].box.y)) {
    const list = lists.find((items) => goesOn(items[items.length - 1].lines[0], item.lines[0]));
    if (list) list.push(item);
    else lists.push([item]);
  }
  return lists.filter(({ length }) => length >= MIN_ITEM_COUNT);
}

const goesOn = (last: TextLine, line: TextLine): boolean =>
  Math.abs(last.box.x - line.box.x) <= SAME_EDGE_PX &&
  Math.abs(last.fit.size - line.fit.size) <= 1 &&
  last.fit.font.weight === line.fit.font.weight &&
  baselineOf(line) > baselineOf(last) &&
  baselineOf(line) - baselineOf(last) <= MAX_ITEM_STEP_EM * line.fit.size;

/** Whether the first word of the next line had no room in a line. */
function isFull(line: TextLine, next: TextLine, widest: number): boolean {
  const space = measureText(line.fit.font, ' ').advance * line.fit.size;
  return right(line.box) + space + next.words[0].box.width > line.box.x + widest;
}
