import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Receipt } from '#contract/receipts.ts';
import { renderReceipt } from './render-receipt.ts';

const receipt: Receipt = {
  number: 'F-000042',
  issuedAt: '2026-11-20T12:00:00.000Z',
  order: { _id: '1', kind: 'package', orderId: 'ABCD1234', paymentId: 'PAYM1234' },
  seller: { name: 'Pier & Co', address: 'Quay 4\nBergen', email: 'pier@test.example', taxId: 'NO 1', note: 'No VAT.' },
  buyer: { name: 'Uma User', email: 'uma@test.example', address: 'Pier 1', country: 'Norway' },
  lines: [
    { text: 'Sketch: 20 credits', amount: '9.00' },
    { text: 'Processing fee', amount: '0.50' },
  ],
  total: '9.50',
  currency: 'EUR',
  paidAt: '2026-11-19T12:00:00.000Z',
  paymentMethod: 'PayPal (payer@test.example)',
  transactionId: '8XY12345AB678901C',
  isDemo: false,
  refunds: [],
};

async function read(changes: Partial<Receipt> = {}) {
  const file = await renderReceipt({ ...receipt, ...changes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document);
  return { file, bytes, document, pages: text, text: text.join('\n') };
}

test('the sheet says who sold what to whom, when and for how much, on one page of A4', async () => {
  const { file, document, pages } = await read();
  expect([file.name, file.type]).toEqual(['receipt-F-000042.pdf', 'application/pdf']);
  expect(pages).toHaveLength(1);
  expect((await document.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
  expect(((await document.getMetadata()).info as { Title: string }).Title).toBe('Receipt F-000042');
  expect(pages[0]!.split('\n')).toEqual([
    ...['Receipt F-000042', 'Seller', 'Pier & Co', 'Quay 4', 'Bergen', 'pier@test.example', 'Tax ID: NO 1'],
    ...['Buyer', 'Uma User', 'Pier 1', 'Norway', 'uma@test.example'],
    ...['Issued 20 Nov 2026', 'Paid 19 Nov 2026', 'Paid with PayPal (payer@test.example)'],
    ...['Transaction 8XY12345AB678901C', 'Order ABCD1234', 'Payment PAYM1234'],
    ...['Sketch: 20 credits €9.00', 'Processing fee €0.50', 'Total (EUR) €9.50', 'No VAT.'],
    'F-000042 · Pier & Co · page 1 of 1',
  ]);
});

test('a demo payment is marked, refunds are taken off', async () => {
  const plain = await read();
  expect(plain.text).not.toContain('Demo');
  const { text } = await read({ isDemo: true, refunds: [{ at: '2026-12-03T00:00:00.000Z', amount: '4.25' }] });
  expect(text).toContain('Demo payment – no money moved');
  expect(text).toContain('Refunded on 3 Dec 2026 -€4.25\nTotal after refunds €5.25');
});

test('amounts stand right-aligned under each other', async () => {
  const { document } = await read({ lines: [{ text: 'A', amount: '1234.00' }], total: '1.00' });
  const { items } = await (await document.getPage(1)).getTextContent();
  const right = items.flatMap((item) =>
    'str' in item && item.str.startsWith('€') ? [Math.round((item.transform[4] as number) + item.width)] : [],
  );
  expect(right).toHaveLength(2);
  expect(new Set(right).size).toBe(1);
});

test('names of all the world are drawn; what no font has is replaced by a sign and explained', async () => {
  const names = ['Łukasz Nguyễn Thị Ánh', 'Дмитро Ківш', 'Γιώργος Σεφέρης', 'Ծովինար', '山田 太郎', '김철수', 'สมชาย'];
  const { text } = await read({ buyer: { ...receipt.buyer, name: names.join('\n') } });
  const letters = text.replaceAll(/\s/g, '');
  for (const name of names) expect(letters).toContain(name.replaceAll(' ', ''));
  expect(text).not.toContain('\uFFFD');
  // A private code, a rare character, a control character, half a pair.
  const odd = await read({ buyer: { ...receipt.buyer, name: 'a\u{10FFFD}b\u{2A6D0}c\u0007d\uD800e\tf' } });
  expect(odd.text).toContain('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe f');
  expect(odd.text).toContain('\uFFFD stands for a character that cannot be printed here.');
});

test('Hebrew and Arabic read from right to left', async () => {
  const { document } = await read({ buyer: { ...receipt.buyer, name: 'שלום עולם', address: 'شارع 12' } });
  const { items } = await (await document.getPage(1)).getTextContent();
  const directions = items.flatMap((item) => ('str' in item && /שלום|شارع/.test(item.str) ? [item.dir] : []));
  expect(directions).toEqual(['rtl', 'rtl']);
});

test('what is long is wrapped inside of the sheet, over as many pages as it takes, and nothing is lost', async () => {
  const address = `${'東京都千代田区'.repeat(12)}\r\n${'Long street name 12, '.repeat(15)}`;
  const email = `${'very.long.'.repeat(20)}@test.example`;
  const buyer = { ...receipt.buyer, name: 'W'.repeat(200), email, address };
  const note = Array.from({ length: 60 }, (_, n) => `Sentence ${n} of the note.`).join('\n');
  const { document, pages, text } = await read({ buyer, seller: { ...receipt.seller, note } });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
  const letters = text.replaceAll(/\s/g, '');
  for (const whole of [buyer.name, email, address, ...note.split('\n')])
    expect(letters).toContain(whole.replaceAll(/\s/g, ''));
  for (let page = 1; page <= pages.length; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item) expect((item.transform[4] as number) + item.width).toBeLessThan(595 - 50);
  }
});

test('the same receipt gives the same bytes', async () => {
  expect((await read()).bytes).toEqual((await read()).bytes);
});
