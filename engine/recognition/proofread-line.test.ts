import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { alignLine } from './align-line.ts';
import { measureSpacing } from './measure-spacing.ts';
import { proofreadLine } from './proofread-line.ts';

const FONT = readingFont('arial', 400);
const SIZE = 20;
const BASELINE = 40;

/** Where a browser puts the ink of a text's characters. */
function inkOf(text: string): ConnectedComponent[] {
  let pen = 10;
  return [...text].flatMap((char, id) => {
    const glyph = glyphOf(FONT, char);
    const x = Math.floor(pen + glyph.left * SIZE);
    const top = BASELINE - Math.round(glyph.top * SIZE);
    const width = Math.ceil((glyph.right - glyph.left) * SIZE + 0.7);
    const height = BASELINE - Math.round(glyph.bottom * SIZE) - top;
    pen += glyph.advance * SIZE;
    return char === ' ' ? [] : [{ id, x, y: top, width, height, pixels: 9, surface: 0, share: 1, second: -1 }];
  });
}

/** The letters of each word touch: one piece of ink. */
function touching(text: string): ConnectedComponent[] {
  const single = inkOf(text);
  let at = 0;
  return text.split(' ').map((piece) => {
    const parts = single.slice(at, at + piece.length);
    at += piece.length;
    return { ...parts[0], ...unionBox(parts) };
  });
}

/** A line that was drawn as one text and read as another; the ink goes to its words as their lengths say. */
function lineOf(drawn: string, read: string): TextLine {
  const ink = inkOf(drawn);
  let at = 0;
  const words = read.split(' ').map((text, i, all) => {
    const glyphs = ink.slice(at, i === all.length - 1 ? undefined : at + text.length);
    at += text.length;
    const box = { x: glyphs[0].x, y: 20, width: 30, height: 20 };
    return { text, box, glyphs, color: 0, confidence: 80, underlined: false };
  });
  const fit = { font: FONT, size: SIZE, letterSpacing: 0, fitError: 1 };
  const low = Math.max(...ink.map((component) => component.y + component.height));
  const box = { x: 10, y: 20, width: 200, height: low - 20 };
  const rest = { confidence: 90, color: 0, ground: 0xffffff, surface: 0, bullet: false };
  return { box, words, text: read, fits: [fit], fit, ...rest };
}

function proofreadOnly(line: TextLine): string | undefined {
  const aligned = alignLine(line, [])!;
  const words = proofreadLine(aligned, measureSpacing([aligned])(aligned), () => 0);
  return words?.map(({ text }) => text).join(' ');
}

const proofread = (drawn: string, read: string) => proofreadOnly(lineOf(drawn, read));

describe('proofreadLine', () => {
  it('leaves what fits its ink', () => {
    expect(proofread('Cold coffee, no sugar.', 'Cold coffee, no sugar.')).toBeUndefined();
  });

  it.each([
    ['a look-alike of another height', 'Our Service works', 'Our service works'],
    ['a full stop that was read as a comma', 'The end of it.', 'The end of it,'],
    ['a zero that was read as a letter', 'Room 302 is free', 'Room 3O2 is free'],
    ['a bar between items', 'Home | Terms', 'Home I Terms'],
    ['a letter given twice', 'Version 207 here', 'Version 2O07 here'],
    ['words that were joined', 'As a result of this', 'As aresult of this'],
    ['the spaces of a short line', 'Log in', 'Login'],
    ['spaces around signs', '09 / 29', '09/29'],
    ['all spaces of a line', 'Do i need a referral?', 'Doineedareferral?'],
    ['a one that was read as a letter', 'User Anna17 here', 'User Annal7 here'],
    ['a dash by its length', 'Monday – Friday 9-5', 'Monday - Friday 9–5'],
    ['the pronoun that was read as a bar', 'And I Accept', 'And | Accept'],
    ['a cedilla that was not seen', 'Thanks to François too', 'Thanks to Francois too'],
  ])('corrects %s', (_, drawn, read) => {
    expect(proofread(drawn, read)).toBe(drawn);
  });

  it('splits words whose letters touch', () => {
    const line = { ...lineOf('A lot of it', 'Alot of it'), words: [] as TextLine['words'] };
    const [a, lot, of, it] = touching('A lot of it');
    const rest = { color: 0, confidence: 80, underlined: false };
    line.words.push({ text: 'Alot', box: unionBox([a, lot]), glyphs: [a, lot], ...rest });
    line.words.push({ text: 'of', box: of, glyphs: [of], ...rest }, { text: 'it', box: it, glyphs: [it], ...rest });
    expect(proofreadOnly(line)).toBe('A lot of it');
  });
});
