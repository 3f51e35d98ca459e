// What needs the parsers of styles or Prettier; index.ts loads it when it is first asked for.
export { followsTheme } from './bootstrap-colors.ts';
export { moveStyle } from './custom-styles.ts';
export { formatCode, formatSource } from './format-code.ts';
export { readRules } from './read-rules.ts';
export { nearestType, replaceStyle, type SaidStyle, sayStyle } from './say-style.ts';
export { familyList, setFamily } from './set-family.ts';
export { dialects, setStyle } from './set-style.ts';
export { readTokens, setToken } from './tokens.ts';
