/** What strokes read as l, I and O can only have been: each pattern is no word, name or number otherwise. */
const MENDS: readonly [RegExp, string][] = [
  // 2Ol9, l5, I2:30
  [/(?<=\d)[oO](?=[lI]*\d)/g, '0'],
  [/(?<=\d)[lI](?=\d)/g, '1'],
  [/^[lI](?=\d+([.,:%]\d*)*$)/, '1'],
  // An address has two slashes, a version in its path a figure.
  [/^(https?|ftp):\/[lI|]?(?=[\w-]+\.)/i, '$1://'],
  [/\/vl(?=[/.])/g, '/v1'],
  // MM/DDIYYYY
  [/\b(MM|DD|YYYY)[lI|](?=MM|DD|YYYY)/g, '$1/'],
  // Ul, lT
  [/^([("“]?)Ul(?=[\W_]*s?$)/, '$1UI'],
  [/^l(?=[A-Z]{1,3}\b)/, 'I'],
  [/(?<=[a-z])Ul$/, 'UI'],
  // lmport, lnvite, lllness
  [/^([("“]?)l(?=[mn][a-z]{2,}|ll[a-z])/, '$1I'],
  // ModuIes, GaIIery, sociaI, but not AppImage or McIntosh
  [/(?<=\p{Ll}I*)I(?=I*(?:(?![mn])\p{Ll}|[\W_]*$))/gu, 'l'],
  // BIank, PIease
  [/(?<=^[("“]?[BCFGKPS])I(?=[aeiouy][a-z])/, 'l'],
  // GooGLE, but not IoT
  [/(?<=^(?=(?:o*\p{Lu}){4})[\p{Lu}o]*)o(?=[\p{Lu}o]*$)/gu, 'O'],
  // Spm
  [/^S(?=pm\b)/, '5'],
  // O/800
  [/^[oO](?=\/\d)/, '0'],
  // Two apostrophes for one
  [/(?<=\p{L})(’['’]|'’)(?=\p{L})/u, '’'],
];

/**
 * Mends strokes where only one sign makes sense: a figure among figures, a slash in an address. `Al` before a word in
 * lower case or a comma is no name.
 */
export function mendStrokes(text: string, after: string | undefined): string {
  if (/^Al[,;:)]?$/.test(text) && (text.length > 2 || (after !== undefined && /^[a-z]/.test(after)))) {
    return text.replace('l', 'I');
  }
  return MENDS.reduce((mended, [pattern, sign]) => mended.replace(pattern, sign), text);
}
