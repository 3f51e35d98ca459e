import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type SellerDetails, sellerDetails } from '#contract/paypal-settings.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { toastFor } from '#web/ui/form/tell.ts';

interface SellerFormProps {
  stored: SellerDetails;
  onDirty: (isDirty: boolean) => void;
}

export function SellerForm({ stored, onDirty }: SellerFormProps) {
  const queryClient = useQueryClient();
  const tell = toastFor();
  const form = useForm<SellerDetails>({ resolver: zodResolver(sellerDetails), defaultValues: stored });
  const { reset } = form;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (!isDirty) reset(stored);
  }, [stored, isDirty, reset]);
  const save = useMutation({
    ...api.payPal.updateSellerDetails.mutationOptions(),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.payPal.getSellerDetails.queryKey(), saved);
      reset(saved);
      tell.success('Seller details updated successfully');
    },
  });
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <fieldset disabled={save.isPending} className="grid min-w-0 items-start gap-4 md:grid-cols-2">
          <FormTextField<SellerDetails> name="name" label="Name" />
          <FormTextField<SellerDetails> name="email" label="Email" type="email" />
          <FormTextField<SellerDetails> name="address" label="Address" rows={4} />
          <FormTextField<SellerDetails> name="note" label="Note" rows={4} hint="At the foot of the receipt." />
          <FormTextField<SellerDetails> name="taxId" label="Tax ID" />
        </fieldset>
        {save.error && (
          <Alert tone="danger" className="mt-4">
            {errorMessage(save.error, 'Failed to update seller details')}
          </Alert>
        )}
        <Button type="submit" className="mt-5" busy={save.isPending} disabled={save.isPending || !isDirty}>
          {save.isPending ? 'Saving...' : 'Save seller details'}
        </Button>
      </form>
    </FormProvider>
  );
}
