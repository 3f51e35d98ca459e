/** Feature lines of a package: every field named `point…`, in field order, without blank ones. */
export const featurePoints = (pack: object): string[] =>
  Object.entries(pack)
    .filter(([field]) => /^point/i.test(field))
    .map(([, text]: [string, unknown]) => text)
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '');
