import type { Paragraph } from '../model/text-block.ts';
import { joinWords } from '../typeface/text-line.ts';

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '"': '"' };
/** What the mark at the end of a quotation is read as. */
const MISREAD = /(?<![’'*])[’'*](?=[.,!?]?$)/;

/** A paragraph that begins with a double quotation mark and has no other but a single one at its end ends as it began. */
export function closeQuotation(paragraph: Paragraph): Paragraph {
  const { lines } = paragraph;
  const [opening, ...rest] = lines.map(({ text }) => text).join(' ');
  const closing = CLOSING[opening];
  const line = lines[lines.length - 1];
  const word = line.words[line.words.length - 1];
  if (!closing || paragraph.code || /["“”‘]/.test(rest.join('')) || !MISREAD.test(word.text)) return paragraph;
  const words = [...line.words.slice(0, -1), { ...word, text: word.text.replace(MISREAD, closing) }];
  return { ...paragraph, lines: [...lines.slice(0, -1), { ...line, words, text: joinWords(words) }] };
}
