import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';

/** Changes the address of a picture; what it gives back is safe to load. */
export type Rewrite = (address: string) => string;

type Token = { type: number; text: string };

const { AtKeyword, BadString, BadUrl, Function: Func, Semicolon, String: Quoted, Url, WhiteSpace } = tokenTypes;
const { LeftCurlyBracket, LeftParenthesis, LeftSquareBracket } = tokenTypes;
const { RightCurlyBracket, RightParenthesis, RightSquareBracket } = tokenTypes;
const OPENING = new Set([Func, LeftParenthesis, LeftSquareBracket, LeftCurlyBracket]);
const CLOSING = new Set([RightParenthesis, RightSquareBracket, RightCurlyBracket]);

/** Functions that take an address as a plain string, which may come out of a variable. */
const TAKES_ADDRESS = /^(?:src|image|(?:-[a-z]+-)?image-(?:set|rect))$/;

/**
 * CSS that loads nothing from elsewhere: `@import` is dropped, every `url()` goes through `rewrite`, and the functions
 * that take an address without `url()` become unknown ones. It works on tokens: what a browser reads as an address is one
 * here, too, however it is written. Nothing is cut out without a trace, because what stood around it could make up the
 * same thing again. All other text stays as it is.
 */
export function cleanCss(css: string, rewrite: Rewrite): string {
  const tokens = tokensOf(css);
  let cleaned = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.type === AtKeyword && nameOf(token.text.slice(1)) === 'import') {
      at = endOfRule(tokens, at);
      cleaned += ' ';
    } else {
      const before = tokens[tokens[at - 1]?.type === WhiteSpace ? at - 2 : at - 1];
      cleaned += cleanToken(token, before !== undefined && opensUrl(before), rewrite);
    }
  }
  // In HTML this would end the style sheet.
  return cleaned.replaceAll(/<(?=\/style)/gi, '\\3c ');
}

function cleanToken({ type, text }: Token, isInUrl: boolean, rewrite: Rewrite): string {
  const safe = (address: string) => string.encode(rewrite(address.trim()));
  if (type === Url) {
    const address = url.decode(text);
    return address.startsWith('#') ? text : `url(${safe(address)})`;
  }
  if (isInUrl && (type === Quoted || type === BadString)) {
    const address = string.decode(text);
    return type === Quoted && address.startsWith('#') ? text : safe(address);
  }
  if (type === BadUrl) return 'dropped()';
  if (type === Func && !opensUrl({ type, text })) {
    const name = nameOf(text.slice(0, -1));
    // An escaped `url` is one for browsers, which read on by other rules than css-tree.
    if (name === 'url' || TAKES_ADDRESS.test(name)) return 'dropped(';
  }
  return text;
}

function tokensOf(css: string): Token[] {
  const tokens: Token[] = [];
  // css-tree skips a byte order mark, which is a letter in the middle of a page.
  const source = css.replace(/^\uFEFF/, ' ');
  tokenize(source, (type, start, end) => tokens.push({ type, text: source.slice(start, end) }));
  return tokens;
}

const opensUrl = ({ type, text }: Token): boolean => type === Func && text.toLowerCase() === 'url(';

/** Names may be written with escapes and in any case. */
const nameOf = (text: string): string => ident.decode(text).toLowerCase();

/** @returns where the last token of an at-rule stands: its semicolon, the end of its block, or what ends the block around it */
function endOfRule(tokens: Token[], start: number): number {
  let depth = 0;
  for (let at = start + 1; at < tokens.length; at++) {
    const { type } = tokens[at]!;
    if (depth === 0 && type === Semicolon) return at;
    if (depth === 0 && type === RightCurlyBracket) return at - 1;
    if (OPENING.has(type)) depth++;
    if (CLOSING.has(type)) depth = Math.max(0, depth - 1);
    if (depth === 0 && type === RightCurlyBracket) return at;
  }
  return tokens.length - 1;
}
