import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import type { Receipt } from '#contract/receipts.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { REPLACEMENT } from './fonts.ts';
import { styles } from './styles.ts';

type Style = NonNullable<ComponentProps<typeof View>['style']>;
type Child = ReactElement | false;

const box = (style: Style, ...children: Child[]) => createElement(View, { style }, ...children);
/** A row that is not broken over two pages. */
const row = (style: Style, ...children: Child[]) => createElement(View, { style, wrap: false }, ...children);
const text = (style: Style, content: string) => createElement(Text, { style }, content);

/** The sheet of a receipt. Its texts must be printable. */
export function receiptDocument(receipt: Receipt): ReactElement<ComponentProps<typeof Document>> {
  const { number, seller, issuedAt } = receipt;
  const date = new Date(issuedAt);
  const meta = {
    title: `Receipt ${number}`,
    author: seller.name,
    subject: `Order ${receipt.order.orderId}`,
    language: 'en',
  };
  return createElement(
    Document,
    { ...meta, creator: 'Facsimile', producer: 'Facsimile', creationDate: date, modificationDate: date },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      ruler(),
      box(styles.sheet, ...sheet(receipt)),
      foot(receipt),
    ),
  );
}

const sheet = (receipt: Receipt): Child[] => [
  box(styles.head, text(styles.title, 'Receipt'), text(styles.number, receipt.number)),
  receipt.isDemo && text(styles.demo, 'Demo payment – no money moved'),
  box(styles.columns, party('Seller', sellerLines(receipt)), party('Buyer', buyerLines(receipt))),
  box(styles.facts, ...factsOf(receipt).map(fact)),
  box(styles.lines, ...amountsOf(receipt)),
  receipt.seller.note !== '' && text(styles.note, receipt.seller.note),
  JSON.stringify(receipt).includes(REPLACEMENT) &&
    text(styles.note, `${REPLACEMENT} stands for a character that cannot be printed here.`),
];

const party = (label: string, lines: string[]) =>
  box(styles.column, text(styles.label, label), ...lines.filter(Boolean).map((line) => text({}, line)));

const sellerLines = ({ seller }: Receipt) => [
  seller.name,
  seller.address,
  seller.email,
  seller.taxId && `Tax ID: ${seller.taxId}`,
];

const buyerLines = ({ buyer }: Receipt) => [buyer.name, buyer.address, buyer.country, buyer.email];

const factsOf = ({ issuedAt, paidAt, order, paymentMethod, transactionId }: Receipt): [string, string][] => [
  ['Issued', formatDay(issuedAt, 'UTC')],
  ['Paid', formatDay(paidAt, 'UTC')],
  ['Paid with', paymentMethod],
  ['Transaction', transactionId],
  ['Order', order.orderId],
  ['Payment', order.paymentId],
];

const fact = ([name, value]: [string, string]) =>
  row(styles.row, text(styles.factName, name), text(styles.figure, value));

function amountsOf({ lines, total, currency, refunds }: Receipt): Child[] {
  const amount = (value: string | number) => formatPrice(value, currency);
  const entry = (what: string, value: string | number) =>
    row(styles.row, text(styles.what, what), text(styles.amount, amount(value)));
  const sum = (what: string, value: string | number) =>
    row(styles.totalRow, text(styles.total, what), text(styles.totalAmount, amount(value)));
  const back = refunds.reduce((all, refund) => all + Number(refund.amount), 0);
  return [
    ...lines.map((line) => entry(line.text, line.amount)),
    sum(`Total (${currency})`, total),
    ...refunds.map(({ at, amount: value }) => entry(`Refunded on ${formatDay(at, 'UTC')}`, -Number(value))),
    refunds.length > 0 && sum('Total after refunds', Number(total) - back),
  ];
}

/** Millimetres along the upper edge: the mark of the house. */
function ruler() {
  const mm = 72 / 25.4;
  const ticks = Array.from({ length: 211 }, (_, i) => `M${i * mm} 0V${i % 10 === 0 ? 14 : i % 5 === 0 ? 9 : 6}`);
  const line = createElement(Path, { d: ticks.join(''), stroke: styles.rulerColor, strokeWidth: 0.4 });
  return createElement(Svg, { style: styles.ruler, width: 595.28, height: 14, fixed: true }, line);
}

/** On every page, so that none gets lost. */
const foot = ({ number, seller }: Receipt) =>
  createElement(Text, {
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
      `${number} · ${seller.name} · page ${pageNumber} of ${totalPages}`,
  });
