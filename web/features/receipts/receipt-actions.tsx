import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { Receipt } from '#contract/receipts.ts';
import { client } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { errorMessage } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Back to the orders, onto paper, into a file. */
export function ReceiptActions({ receipt: { number, order } }: { receipt: Receipt }) {
  const isAdmin = useAccount().user?.userRole === 'Admin';
  const save = useMutation({
    mutationFn: () => client.receipts.getReceiptPdf({ id: order._id }),
    onSuccess: (file) => downloadFile(`receipt-${number}.pdf`, file),
    onError: (error) => toast.error(errorMessage(error, 'Failed to make the PDF')),
  });
  return (
    <div className="flex flex-wrap justify-between gap-2 print:hidden">
      <Button asChild look="quiet" className="-ml-2 px-2">
        <Link to={ordersOf(order.kind, isAdmin)}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Orders
        </Link>
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        <Button busy={save.isPending} disabled={save.isPending} onClick={() => save.mutate()}>
          {!save.isPending && <Download aria-hidden="true" className="size-4" />}
          Download PDF
        </Button>
      </div>
    </div>
  );
}

function ordersOf(kind: Receipt['order']['kind'], isAdmin: boolean): string {
  if (isAdmin) return kind === 'item' ? paths.adminItemOrders : paths.adminOrders;
  return kind === 'item' ? paths.ordersHistory : paths.userOrders;
}
