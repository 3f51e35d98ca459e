import { readElements } from './read-elements.ts';

const NAME_END = /[\s/>]/g;

/**
 * The document as the preview frame gets it: each element of the body says its number in `data-at`. The frame takes
 * the attributes out before the page is shown (web/preview/numbers.ts); nothing else may be given this text.
 */
export function markElements(html: string): string {
  const elements = readElements(html);
  const body = elements.find(({ tag }) => tag === 'body');
  // Where the tag of the body is left out, everything may be part of it; the frame looks at the body only.
  const first = body?.at ?? 0;
  let marked = '';
  let done = 0;
  for (let at = first; at < elements.length; at += 1) {
    NAME_END.lastIndex = elements[at]!.startTag.start;
    const nameEnd = NAME_END.exec(html)?.index ?? html.length;
    marked += `${html.slice(done, nameEnd)} data-at="${at}"`;
    done = nameEnd;
  }
  return marked + html.slice(done);
}
