/** A part of a family's letters, in the style sheet of this name; `ranges` are code points, both ends included. */
export type Piece = { name: string; ranges: readonly (readonly [number, number])[] };

/** The pieces that the index of a family tells of: a rule for each, with its name and letters. */
export const piecesOf = ({ cssRules }: Pick<CSSStyleSheet, 'cssRules'>): Piece[] =>
  [...cssRules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    return {
      name: style.getPropertyValue('font-family').replace(/['"]/g, ''),
      ranges: style.getPropertyValue('unicode-range').split(',').map(rangeOf),
    };
  });

/** `U+4e00-4eff` or `U+20` */
function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice('U+'.length).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** The names of the pieces that have one of these letters. */
export function neededPieces(pieces: readonly Piece[], letters: Iterable<string>): string[] {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const isNeeded = ({ ranges }: Piece) =>
    ranges.some(([first, last]) => points.some((point) => point >= first && point <= last));
  return pieces.filter(isNeeded).map(({ name }) => name);
}
