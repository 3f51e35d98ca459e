import { renderToBuffer } from '@react-pdf/renderer';
import type { Receipt } from '#contract/receipts.ts';
import { loadFonts, printable } from './fonts.ts';
import { receiptDocument } from './receipt-document.ts';

/** The receipt as a PDF to keep: A4, its text can be selected. The same receipt gives the same bytes. */
export async function renderReceipt(receipt: Receipt): Promise<File> {
  await loadFonts();
  const bytes = await renderToBuffer(receiptDocument(printableOf(receipt)));
  return new File([new Uint8Array(bytes)], `receipt-${receipt.number}.pdf`, { type: 'application/pdf' });
}

/** Every text in it with a sign in place of what no font can draw. */
function printableOf<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map(printableOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, printableOf(own)])) as Value;
}
