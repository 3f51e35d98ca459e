// What needs the parsers of styles or Prettier; index.ts loads it when it is first asked for.
export { formatCode } from './format-code.ts';
export { familyList, setFamily } from './set-family.ts';
export { setStyle } from './set-style.ts';
export { readTokens, setToken } from './tokens.ts';
