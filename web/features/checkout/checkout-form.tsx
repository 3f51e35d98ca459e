import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { User } from '#contract/accounts/users.ts';
import { Button } from '#web/ui/button.tsx';
import { holdUnsavedWork } from '#web/ui/unsaved-work.ts';
import { type Billing, billing, billingOf } from './billing.ts';
import { BillingFields } from './billing-fields.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { Goods } from './goods.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  goods: Goods;
  email: string;
  /** Of the session, where the profile has none. */
  name: string;
  profile: User | undefined;
}

/** Step 2: who pays. What was typed stays, whatever the server answers. */
export function CheckoutForm({ goods, email, name, profile }: CheckoutFormProps) {
  const form = useForm<Billing>({ resolver: zodResolver(billing), defaultValues: billingOf(profile, name) });
  const { isDirty } = form.formState;
  const order = usePlaceOrder(goods);
  const isBusy = order.isPending || order.isSuccess;
  useEffect(() => (isDirty ? holdUnsavedWork() : undefined), [isDirty]);
  return (
    <CheckoutStep number={2} title="Billing Information">
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={form.handleSubmit((fields) => {
            if (!isBusy) order.mutate(fields);
          })}
          className="grid gap-4"
        >
          <BillingFields email={email} />
          {order.isError && <CheckoutFailure error={order.error} kind={goods.kind} />}
          <Button type="submit" size="large" busy={isBusy} disabled={isBusy}>
            {isBusy ? 'Processing...' : 'Proceed to Payment'}
          </Button>
          <p className="text-caption text-muted">
            Nothing is charged yet: you pay with PayPal in the next step. An order that is not paid is cancelled after
            30 days.
          </p>
        </form>
      </FormProvider>
    </CheckoutStep>
  );
}
