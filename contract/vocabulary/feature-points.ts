/** Names of a package's feature lines, in order. */
export const pointFields = [
  'pointOne',
  'pointTwo',
  'pointThree',
  'pointFour',
  'pointFive',
  'pointSix',
  'pointSeven',
  'pointEight',
  'pointNine',
  'pointTen',
] as const;
export type PointField = (typeof pointFields)[number];

/** Feature lines of a package: every field named `point…`, in field order, without blank ones. */
export const featurePoints = (pack: object): string[] =>
  Object.entries(pack)
    .filter(([field]) => /^point/i.test(field))
    .map(([, text]: [string, unknown]) => text)
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Feature lines under their names on the wire. */
export const namedPoints = (lines: readonly string[]): Partial<Record<PointField, string>> =>
  Object.fromEntries(pointFields.flatMap((field, i) => (lines[i] === undefined ? [] : [[field, lines[i]]])));
