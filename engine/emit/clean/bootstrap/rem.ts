/** A length in px as the variables of Bootstrap have it: in `rem`, with no more than four digits behind the point. */
export const rem = (px: number): string => (px === 0 ? '0' : `${Number((px / 16).toFixed(4))}rem`);
