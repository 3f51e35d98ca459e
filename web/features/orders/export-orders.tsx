import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OrderKind } from '#contract/orders/order.ts';
import { client } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Orders as a table for the bookkeeper. */
export function ExportOrders({ kind }: { kind: OrderKind }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Export CSV" description="A table for spreadsheets.">
        <ExportForm kind={kind} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ExportForm({ kind, onDone }: { kind: OrderKind; onDone: () => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const save = useMutation({
    mutationFn: () => client.orders.exportOrders({ kind, ...(from && { from }), ...(to && { to }) }),
    onSuccess: (file) => {
      downloadFile([`${kind}-orders`, from, to && `to-${to}`].filter(Boolean).join('-').concat('.csv'), file);
      onDone();
    },
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {save.isError && <Alert tone="danger">{errorMessage(save.error, 'Failed to export orders')}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label="From" value={from} max={to} onChange={setFrom} />
        <DayField label="To" value={to} min={from} onChange={setTo} />
      </div>
      <p className="text-muted text-small">
        {from || to
          ? 'Orders paid on these days (UTC), the last day included.'
          : 'Leave both empty to export all orders, paid or not.'}
      </p>
      <Button type="submit" className="justify-self-end" busy={save.isPending} disabled={save.isPending}>
        Export
      </Button>
    </form>
  );
}
