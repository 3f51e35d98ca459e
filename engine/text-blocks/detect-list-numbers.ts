import type { TextLine } from '../model/text-line.ts';
import { right, unionBox } from '../raster/box.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Fewer lines with numbers may be anything (engine-log: list-numbers). */
const MIN_ITEM_COUNT = 3;

/** A line with a number before it; `lone` when the number was read as a line of its own. */
type Item = { n: number; marker: TextLine; line: TextLine; x: number; lone: boolean };

/**
 * Takes the markers of ordered lists off: numbers that count up, at lines that begin below each other. What wraps begins
 * below the text, not below the number. The browser writes the numbers itself.
 */
export function detectListNumbers(lines: readonly TextLine[]): TextLine[] {
  const items = lines.flatMap((line) => itemOf(line, lines)).sort((a, b) => a.line.box.y - b.line.box.y);
  const numberOf = new Map<TextLine, Item>();
  const dropped = new Set<TextLine>();
  const used = new Set<Item>();
  for (const first of items) {
    if (used.has(first)) continue;
    const list = [first];
    for (let next = nextOf(first, items, lines); next; next = nextOf(next, items, lines)) list.push(next);
    if (list.length < MIN_ITEM_COUNT) continue;
    for (const item of list) {
      used.add(item);
      numberOf.set(item.line, item);
      if (item.lone) dropped.add(item.marker);
    }
  }
  if (numberOf.size === 0) return [...lines];
  return lines
    .filter((line) => !dropped.has(line))
    .map((line) => {
      const item = numberOf.get(line);
      if (!item) return line;
      const words = item.lone ? line.words : line.words.slice(1);
      const text = words.map((word) => word.text).join(' ');
      return { ...line, words, text, box: unionBox(words.map((word) => word.box)), bullet: true, number: item.n };
    });
}

function itemOf(line: TextLine, lines: readonly TextLine[]): Item[] {
  const match = /^(\d{1,2})[.)]$/.exec(line.words[0].text);
  if (!match || line.bullet) return [];
  const n = Number(match[1]);
  if (line.words.length > 1) return [{ n, marker: line, line, x: line.words[1].box.x, lone: false }];
  const { size } = line.fit;
  const beside = lines.find(
    (other) =>
      other.box.x > right(line.box) &&
      other.box.x - right(line.box) < 2.5 * size &&
      Math.abs(baselineOf(other) - baselineOf(line)) <= 2,
  );
  return beside ? [{ n, marker: line, line: beside, x: beside.box.x, lone: true }] : [];
}

/** The item with the next number below this one, if nothing between them begins where the numbers stand. */
function nextOf(item: Item, items: readonly Item[], lines: readonly TextLine[]): Item | undefined {
  const { size } = item.line.fit;
  const next = items.find(
    (other) =>
      other.n === item.n + 1 &&
      other.line.box.y > item.line.box.y + 0.6 * size &&
      other.line.box.y - item.line.box.y < 14 * size &&
      Math.abs(other.x - item.x) <= 0.25 * size + 1.5 &&
      Math.abs(other.line.fit.size - item.line.fit.size) <= 0.15 * size,
  );
  if (!next) return undefined;
  const between = lines.some(
    ({ box }) =>
      box.y > item.line.box.y + 0.6 * size &&
      box.y < next.line.box.y - 0.6 * size &&
      box.x < item.x - 3 &&
      right(box) > item.marker.box.x,
  );
  return between ? undefined : next;
}
