import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { OrderDialog } from '#web/features/orders/index.ts';
import { ConversionDialog } from './conversion-dialog.tsx';

const kinds = { 'package-order': 'Package order', 'item-order': 'Item order', generation: 'Conversion' };

/** The order or the conversion that a ticket is about; a press shows it over the ticket. */
export function AboutRecord({ ticket: { about, userId } }: { ticket: Ticket }) {
  const [open, setOpen] = useState(false);
  if (!about) return null;
  const close = () => setOpen(false);
  return (
    <div className="grid gap-0.5 text-small">
      <p className="text-caption text-muted">About</p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-10 w-full items-center justify-between gap-2 rounded-sm border border-line bg-sunken px-3 py-1.5 text-left hover:border-ink"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-caption text-muted">{kinds[about.type]}</span>
          <span className="font-semibold">{about.label || kinds[about.type]}</span>
        </span>
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      {about.type === 'generation' ? (
        <ConversionDialog id={about.id} userId={userId} open={open} onClose={close} />
      ) : (
        <OrderDialog
          kind={about.type === 'item-order' ? 'item' : 'package'}
          id={open ? about.id : ''}
          onClose={close}
        />
      )}
    </div>
  );
}
