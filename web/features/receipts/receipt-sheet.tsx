import type { Receipt } from '#contract/receipts.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { ReceiptAmounts } from './receipt-amounts.tsx';

/** One sheet of paper: who sold what to whom, when and for how much. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, seller, buyer, order } = receipt;
  const facts = [
    ['Issued', <Moment key="issued" at={receipt.issuedAt} day zone="UTC" />],
    ['Paid', <Moment key="paid" at={receipt.paidAt} day zone="UTC" />],
    ['Paid with', receipt.paymentMethod],
    ['Transaction', receipt.transactionId],
    ['Order', order.orderId],
    ['Payment', order.paymentId],
  ] as const;
  return (
    <Card className="min-w-0 overflow-hidden print:overflow-visible print:rounded-none print:border-0 print:shadow-none">
      <Ruler />
      <div className="grid grid-cols-1 gap-8 p-5 sm:p-10 print:px-0 print:py-8">
        <header className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="text-heading">Receipt</h1>
            <p className="font-mono text-title">{number}</p>
          </div>
          {receipt.isDemo && (
            <p className="justify-self-start rounded-sm border-2 border-danger px-3 py-1 font-semibold text-danger text-small">
              Demo payment – no money moved
            </p>
          )}
        </header>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2">
          <ReceiptParty
            title="Seller"
            lines={[seller.name, seller.address, seller.email, seller.taxId && `Tax ID: ${seller.taxId}`]}
          />
          <ReceiptParty title="Buyer" lines={[buyer.name, buyer.address, buyer.country, buyer.email]} />
        </div>
        <dl className="border-line border-t text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 border-line border-b py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words font-mono">{value}</dd>
            </div>
          ))}
        </dl>
        <ReceiptAmounts receipt={receipt} />
        {seller.note && <p className="whitespace-pre-line break-words text-small">{seller.note}</p>}
      </div>
    </Card>
  );
}

/** Name and address of one side. Each may be written in letters that run the other way. */
function ReceiptParty({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-1 font-semibold text-caption text-muted">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="whitespace-pre-line break-words">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}

/** A millimetre in CSS pixels. */
const MM = 96 / 25.4;
const marks = Array.from({ length: 10 }, (_, mm) => `M${mm * MM + 0.5} 0V${mm === 0 ? 14 : mm === 5 ? 9 : 6}`).join('');

/** Millimetres along the upper edge of a sheet. Lines, not a background: printers leave backgrounds out. */
const Ruler = () => (
  <svg aria-hidden="true" width="100%" height="14" className="block">
    <pattern id="millimetres" width={10 * MM} height="14" patternUnits="userSpaceOnUse">
      <path d={marks} stroke="var(--line-strong)" strokeWidth="0.75" />
    </pattern>
    <rect width="100%" height="14" fill="url(#millimetres)" />
  </svg>
);
