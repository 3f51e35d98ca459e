import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { payPalAnswer } from './paypal-answer.ts';
import { useRefreshOrders } from './use-delete-order.ts';
import type { AnyOrder } from './use-orders.ts';

/** Has the server ask PayPal about an order, and says what came of it. `children` are further buttons. */
export function AskPayPal({ order: { _id: id }, children }: { order: AnyOrder; children: ReactNode }) {
  const refresh = useRefreshOrders();
  const ask = useMutation({ mutationFn: () => client.payments.verifyOrder({ id }), onSettled: refresh });
  const answer = ask.data && payPalAnswer(ask.data);
  return (
    <div className="grid gap-3">
      {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
      {ask.isError && <Alert tone="danger">{errorMessage(ask.error, 'PayPal could not be reached.')}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" busy={ask.isPending} disabled={ask.isPending} onClick={() => ask.mutate()}>
          {!ask.isPending && <RefreshCw aria-hidden="true" className="size-4" />}
          Ask PayPal now
        </Button>
        {children}
      </div>
    </div>
  );
}
