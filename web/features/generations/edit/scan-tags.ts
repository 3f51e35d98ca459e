const TAG =
  /<!--(?:(?!<!--)[\s\S])*?-->|<!doctype[^<>]*>|<!\[CDATA\[[\s\S]*?\]\]>|<\?[^<>]*>|<(\/?)([a-z][^\s"'<>/=]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`][^\s"'<>`]*))?|\s*\/)*\s*>/iy;
/** Before a space or a figure, `<` is text: "5 < 6". */
const BEGIN = /<(?![ \t\d=])/g;
/** Up to the end tags of these, everything is their text. */
const RAW = /^(style|script|title|textarea|iframe|xmp|noembed|noframes|noscript)$/;

export interface ScannedTag {
  /** Where it begins, characters from the start of the document. */
  at: number;
  /** In small letters; empty for comments and what is not written so far. */
  name: string;
  isEnd: boolean;
  /**
   * Why it is not complete: a name, an attribute or a quote that somebody is typing (`tag`), a comment without its end, one
   * that the next comment ends among them, or a `style` without its end tag (`raw`). A browser takes what follows for a
   * part of it, often the whole page.
   */
  broken?: 'tag' | 'comment' | 'raw';
}

/** The tags of a document as they are written, complete or not, and the comments that are not complete. */
export function scanTags(html: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
  for (let next = 0; ; ) {
    BEGIN.lastIndex = next;
    const at = BEGIN.exec(html)?.index;
    if (at === undefined) return tags;
    TAG.lastIndex = at;
    const [written, slash, tagName] = TAG.exec(html) ?? [];
    next = written === undefined ? at + 1 : TAG.lastIndex;
    const name = tagName?.toLowerCase() ?? '';
    if (written === undefined)
      tags.push({ at, name, isEnd: false, broken: html.startsWith('<!--', at) ? 'comment' : 'tag' });
    else if (name) {
      const close = !slash && RAW.test(name) ? endOf(name, html, next) : next;
      tags.push({ at, name, isEnd: slash === '/', ...(close === undefined && { broken: 'raw' }) });
      next = close ?? next;
    }
  }
}

/** Where the end tag begins. */
function endOf(name: string, html: string, from: number): number | undefined {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index;
}
