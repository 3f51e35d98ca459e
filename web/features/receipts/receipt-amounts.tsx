import type { ReactNode } from 'react';
import type { Receipt } from '#contract/receipts.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { Moment } from '#web/ui/moment.tsx';
import { totalAfterRefunds } from './total-after-refunds.ts';

/** What was sold, what it cost, and what went back. */
export function ReceiptAmounts({ receipt }: { receipt: Receipt }) {
  const { lines, total, currency, refunds } = receipt;
  return (
    <table className="w-full border-ink border-t-2">
      <caption className="sr-only">Amounts in {currency}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, amount }) => (
          <Line key={text} what={text} amount={formatPrice(amount, currency)} />
        ))}
        <Sum what={`Total (${currency})`} amount={formatPrice(total, currency)} />
        {refunds.map(({ at, amount }, nth) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal refunds can be made at one instant; the list only grows at its end.
            key={nth}
            what={
              <>
                Refunded on <Moment at={at} day zone="UTC" />
              </>
            }
            amount={formatPrice(-Number(amount), currency)}
          />
        ))}
        {refunds.length > 0 && (
          <Sum what="Total after refunds" amount={formatPrice(totalAfterRefunds(receipt), currency)} />
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  what: ReactNode;
  amount: string;
}

const figure = 'whitespace-nowrap py-2 pl-4 text-right align-baseline font-mono tabular-nums';

const Line = ({ what, amount }: RowProps) => (
  <tr className="break-inside-avoid border-line border-b">
    <th scope="row" className="break-words py-2 text-left font-normal [overflow-wrap:anywhere]">
      {what}
    </th>
    <td className={figure}>{amount}</td>
  </tr>
);

const Sum = ({ what, amount }: RowProps) => (
  <tr className="break-inside-avoid border-ink border-t-2">
    <th scope="row" className="py-3 text-left font-semibold">
      {what}
    </th>
    <td className={`${figure} text-title`}>{amount}</td>
  </tr>
);
