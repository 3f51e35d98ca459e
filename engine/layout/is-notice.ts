/** Who owns the page; it leads nowhere, and heads nothing. */
export const isNotice = (words: string): boolean => /©|\(c\)|copyright|all rights reserved/i.test(words);
