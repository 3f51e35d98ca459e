import type { Attachment } from '#contract/tickets/attachment.ts';

/** Where a PDF has its end: some programs write something behind it. */
const PDF_TAIL = 1024;
/** What comes before the root of an SVG is short. */
const SVG_HEAD = 2000;

/** First bytes of the pictures that can be read; AVIF and HEIC have them behind the length of a box. */
const PICTURE =
  /^(?:\x89PNG\r\n|\xff\xd8\xff|RIFF[\s\S]{4}WEBP|GIF8[79]a|[\s\S]{4}ftyp(?:avif|avis|hei[cx]|mif1|msf1))/;
/** Ends with the place of its table of contents, as every PDF does. */
const PDF_END = /startxref\s+\d+\s+%%EOF/;
const SVG = /^\s*(?:<(?:\?xml|!--|!DOCTYPE\s+svg)[\s\S]*)?<svg[\s/>]/i;
const HTML = /<(?:!DOCTYPE\s+html|html|head|body)[\s>]/i;
/** No text has these; tabs, line ends and the page break of printers are text. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

export type Recognized = Attachment['type'] | 'damaged PDF' | 'SVG' | undefined;

/** What a file is, by its content alone: what its sender calls it says nothing. */
export function recognizeFile(bytes: Uint8Array): Recognized {
  const latin1 = (start: number, end?: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');
  if (PICTURE.test(latin1(0, 16))) return 'image/webp';
  if (latin1(0, 5) === '%PDF-') return PDF_END.test(latin1(-PDF_TAIL)) ? 'application/pdf' : 'damaged PDF';
  const text = readText(bytes);
  if (text === undefined) return undefined;
  const head = text.slice(0, SVG_HEAD);
  return SVG.test(head) && !HTML.test(head) ? 'SVG' : 'text/plain';
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return CONTROL.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
