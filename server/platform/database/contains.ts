/** Pattern of ILIKE for whatever contains these words, as they stand: `%` and `_` among them mean themselves. */
export const contains = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
