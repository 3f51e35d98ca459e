const TAG =
  /<!--(?:(?!<!--)[\s\S])*?-->|<!doctype[^<>]*>|<!\[CDATA\[[\s\S]*?\]\]>|<\?[^<>]*>|<(\/?)([a-z][^\s"'<>/=]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?|\s*\/)*\s*>/iy;
/** Before a space or a figure, `<` is text: "5 < 6". */
const BEGIN = /<(?![ \t\d=])/g;
/** Up to the end tags of these, everything is their text. */
const RAW = /^(style|script|title|textarea|iframe|xmp|noembed|noframes)$/i;

/**
 * How many tags and comments of a document are not complete: a name or an attribute somebody is typing, a quote that is
 * open, a comment or a style without its end: that which the next comment ends is one. A browser takes what follows for a part of them, often the whole page.
 */
export function countBrokenTags(html: string): number {
  let broken = 0;
  for (let at = 0; ; ) {
    BEGIN.lastIndex = at;
    const begin = BEGIN.exec(html)?.index;
    if (begin === undefined) return broken;
    TAG.lastIndex = begin;
    const tag = TAG.exec(html);
    at = tag ? TAG.lastIndex : begin + 1;
    if (!tag) broken++;
    else if (!tag[1] && tag[2] && RAW.test(tag[2])) {
      const end = new RegExp(`</${tag[2]}[\\s/>]`, 'gi');
      end.lastIndex = at;
      const close = end.exec(html)?.index;
      if (close === undefined) broken++;
      else at = close;
    }
  }
}

/** How many blocks and comments of a style sheet have no end: the rules that follow would be taken for parts of them. */
export function countOpenBlocks(css: string): number {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g, '');
  let open = 0;
  for (const [brace] of bare.matchAll(/[{}]/g)) open = Math.max(0, open + (brace === '{' ? 1 : -1));
  return open + Number(bare.includes('/*'));
}
