import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { AnyOrder } from './use-orders.ts';

const pressable =
  'min-h-10 text-left font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current';

/** What is paid for an order. */
export function Amount({ order: { totalPrice, currency } }: { order: AnyOrder }) {
  return <span className="font-mono tabular-nums">{formatPrice(totalPrice, currency)}</span>;
}

export function OrderId({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap font-mono">{children}</span>;
}

/** The name of a package; a press shows what it holds and how it was paid. */
export function PackageButton({ order, onOpen }: { order: PackageOrder; onOpen: (order: PackageOrder) => void }) {
  return (
    <button type="button" onClick={() => onOpen(order)} className={`${pressable} [overflow-wrap:anywhere]`}>
      {order.packageName}
    </button>
  );
}

/** An item with its picture and the way to its page. */
export function ItemLink({ order: { packageName, imageUrl, slug, itemId } }: { order: ItemOrder }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture
        src={imageUrl}
        fallback="/site/placeholder.webp"
        width={48}
        height={36}
        className="h-9 w-12 shrink-0 rounded-sm border border-line object-cover"
      />
      <Link
        to={paths.item(slug, itemId)}
        className={`${pressable} inline-flex min-w-0 items-center [overflow-wrap:anywhere]`}
      >
        {packageName}
      </Link>
    </span>
  );
}
