export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/giu;
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?…]+$/u;

/** The address without what the sentence around it has put behind it. */
function trimAddress(found: string): string {
  let address = found.replace(TAIL, '');
  for (const [open, close] of ['()', '[]'] as const) {
    const count = (sign: string) => address.split(sign).length;
    while (address.endsWith(close!) && count(close!) > count(open!)) address = address.slice(0, -1).replace(TAIL, '');
  }
  return address;
}

/** A text cut at its web addresses. Only http and https become links; nothing of the text is lost. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
