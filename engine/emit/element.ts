/** Elements without an end tag. */
export const VOID_TAGS = new Set(['img', 'input', 'hr', 'br', 'col', 'meta', 'link']);
