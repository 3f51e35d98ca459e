import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { bottom, centerY, overlapY, right, unionBox } from '../../raster/box.ts';
import { RowIndex } from '../../raster/row-index.ts';

/** Letters of labels, in pixels of height; what is thinner than any is a line of the grid. */
const [MIN_LETTER_PX, MAX_LETTER_PX] = [4, 18];
const MIN_WIDTH_PX = 2;
/** Letters are no wider, in heights: a wider one is a dash, or letters of a word that touch. */
const MAX_LETTER_ASPECT = 8;
/** A square or a disc of this side and fill is a swatch; a small o is as full as a disc. */
const MIN_SQUARE_PX = 7;
const MIN_SQUARE_FILL_SHARE = 0.96;
const MIN_DISC_PX = 9;
const MIN_DISC_FILL_SHARE = 0.74;
/** Words of a label stand no farther apart, in heights of its letters. */
const MAX_GAP_HEIGHTS = 0.8;

/**
 * Some letters on one line that stand close together. `letterHeight` is that of the tallest, a capital or a figure, and
 * `middleHeight` that of the middle one.
 */
export type Label = Box & { letters: number; letterHeight: number; middleHeight: number; isWord: boolean };

/** Short pieces of text, found by the places of their letters alone: a chart's own lines cut its lines of text to pieces. */
export function findLabels(glyphs: readonly ConnectedComponent[]): Label[] {
  const letters = glyphs.filter(isLetter).sort((a, b) => a.x - b.x);
  const words: { letters: ConnectedComponent[]; box: Box }[] = [];
  const rows = new RowIndex<(typeof words)[number]>();
  for (const letter of letters) {
    const word = rows.find(letter, ({ box }) => isNext(box, letter));
    if (word) {
      word.letters.push(letter);
      word.box = unionBox([word.box, letter]);
      rows.add(word, word.box);
    } else {
      const begun = { letters: [letter], box: unionBox([letter]) };
      words.push(begun);
      rows.add(begun, begun.box);
    }
  }
  return words.map(({ letters: own, box }) => ({
    ...box,
    letters: own.length,
    letterHeight: Math.max(...own.map(({ height }) => height)),
    middleHeight: own.map(({ height }) => height).sort((a, b) => a - b)[own.length >> 1],
    isWord: isWord(own),
  }));
}

function isLetter({ width, height, pixels }: ConnectedComponent): boolean {
  if (height < MIN_LETTER_PX || height > MAX_LETTER_PX) return false;
  if (width < MIN_WIDTH_PX || width > MAX_LETTER_ASPECT * height) return false;
  const side = Math.min(width, height);
  const fill = pixels / (width * height);
  const isSquare = side >= MIN_SQUARE_PX && fill >= MIN_SQUARE_FILL_SHARE;
  const isDisc = side >= MIN_DISC_PX && Math.abs(width - height) <= 1 && fill >= MIN_DISC_FILL_SHARE;
  return !isSquare && !isDisc;
}

function isNext(word: Box, letter: Box): boolean {
  const height = Math.max(word.height, letter.height);
  const gap = letter.x - right(word);
  if (overlapY(word, letter) <= 0.5 * Math.min(word.height, letter.height) || gap <= -height) return false;
  return gap <= MAX_GAP_HEIGHTS * height && !isDash(word, letter);
}

/** Half way up a word, and lower than half of it: the first dash of a line that begins there. */
const isDash = (word: Box, letter: Box): boolean =>
  letter.height < 0.5 * word.height && Math.abs(centerY(letter) - centerY(word)) < 0.25 * word.height;

/** Letters stand on a baseline; the dashes of a curve do not. */
function isWord(letters: readonly Box[]): boolean {
  if (letters.length < 4) return false;
  const feet = letters.map(bottom);
  return letters.some(
    (letter) => feet.filter((foot) => Math.abs(foot - bottom(letter)) <= 1).length >= 0.6 * letters.length,
  );
}
