import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { refundEffects } from './refund-effects.ts';
import { RefundResult } from './refund-result.tsx';
import { type Refund, type RefundInput, refundSchema } from './refund-schema.ts';
import { cents, refundable } from './refundable.ts';
import type { AnyOrder } from './use-orders.ts';
import { useRefund } from './use-refund.ts';

interface RefundFormProps {
  order: AnyOrder;
  onDone: () => void;
}

/** Pays an order back, all of it or a part, and says before what goes with the money and after what went. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const { refund, uncertain } = useRefund(order._id);
  // As it was when the form opened: a refund whose answer was lost lowers it, and can be sent again all the same.
  const [left] = useState(() => refundable(order));
  const schema = useMemo(() => refundSchema(left, order.currency), [left, order.currency]);
  const { register, handleSubmit, formState, watch } = useForm<RefundInput, unknown, Refund>({
    resolver: zodResolver(schema),
    defaultValues: { amount: (left / 100).toFixed(2), reason: '' },
  });
  const buyer = useQuery({
    ...api.accounts.getUser.queryOptions({ input: { id: order.userId ?? '' } }),
    enabled: Boolean(order.userId),
  });
  if (refund.data) return <RefundResult result={refund.data} order={order} onDone={onDone} />;
  const typed = schema.shape.amount.safeParse(watch('amount')).data;
  const { errors } = formState;
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => refund.mutate(values))} className="grid gap-4">
      {refund.isError && <Alert tone="danger">{errorMessage(refund.error, 'The refund failed.')}</Alert>}
      {uncertain && (
        <Alert tone="warning">
          It is not known whether PayPal has made this refund. Sending it again is safe: the same refund is paid once.
        </Alert>
      )}
      <Field
        label="Amount"
        error={errors.amount?.message}
        hint={`Up to ${formatPrice(left / 100, order.currency)} can be refunded; enter less for a partial refund.`}
      >
        {(ids) => (
          <Input
            {...ids}
            {...register('amount')}
            inputMode="decimal"
            className="font-mono"
            readOnly={uncertain}
            autoFocus
          />
        )}
      </Field>
      <Field
        label="Reason"
        error={errors.reason?.message}
        hint="The buyer sees it at PayPal, and it is kept in the audit log."
      >
        {(ids) => <Input {...ids} {...register('reason')} maxLength={255} readOnly={uncertain} />}
      </Field>
      {typed && (
        <div className="rounded-sm border border-line bg-sunken p-3 text-small">
          <p className="font-semibold">What will happen</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {refundEffects(order, cents(typed), buyer.data?.currentBalance).map((effect) => (
              <li key={effect} className="[overflow-wrap:anywhere]">
                {effect}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onDone}>
          Back
        </Button>
        <Button type="submit" look="danger" busy={refund.isPending} disabled={refund.isPending}>
          {uncertain ? 'Send again' : `Refund ${formatPrice(typed ?? 0, order.currency)}`}
        </Button>
      </div>
    </form>
  );
}
