import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { newId } from '#web/new-id.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { counted, formatNumber } from '#web/ui/format-number.ts';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefreshUsers } from './use-user-actions.ts';

const AMOUNT = 'Please enter a whole number from 1 to 100,000';

const grantSchema = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d+$/, AMOUNT)
    .transform(Number)
    .pipe(z.number().min(1, AMOUNT).max(100_000, AMOUNT)),
  reason: z.string().trim().min(1, 'Please enter a reason').max(500),
});
type GrantInput = z.input<typeof grantSchema>;
type Grant = z.output<typeof grantSchema>;

interface GrantDialogProps {
  userIds: string[];
  open: boolean;
  onClose: () => void;
  onGranted: () => void;
}

/** Credits for everybody who is chosen, with a reason that each of them reads in the ledger. */
export function GrantDialog({ open, onClose, userIds, onGranted }: GrantDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Grant credits"
      description={`To ${counted(userIds.length, 'user')}.`}
    >
      <GrantForm userIds={userIds} onClose={onClose} onGranted={onGranted} />
    </Dialog>
  );
}

function GrantForm({ userIds, onClose, onGranted }: Omit<GrantDialogProps, 'open'>) {
  // One id per form: sent twice because no answer came, it still gives once.
  const [grantId] = useState(newId);
  const refresh = useRefreshUsers();
  const { register, handleSubmit, formState } = useForm<GrantInput, unknown, Grant>({
    resolver: zodResolver(grantSchema),
    defaultValues: { amount: '', reason: '' },
  });
  const grant = useMutation({
    mutationFn: (values: Grant) => client.accounts.grantCredits({ userIds, grantId, ...values }),
    onSuccess: ({ granted }, { amount }) => {
      toast.success(`${formatNumber(amount)} credits granted to ${counted(granted, 'user')}`);
      void refresh();
      onGranted();
    },
  });
  const { errors } = formState;
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => grant.mutate(values))} className="grid gap-4">
      {grant.isError && <Alert tone="danger">{errorMessage(grant.error, 'Failed to grant credits')}</Alert>}
      <Field label="Credits for each" error={errors.amount?.message}>
        {(ids) => <Input {...ids} {...register('amount')} inputMode="numeric" className="font-mono" autoFocus />}
      </Field>
      <Field label="Reason" error={errors.reason?.message} hint="Shown in the ledger of each user.">
        {(ids) => <Input {...ids} {...register('reason')} maxLength={500} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={grant.isPending} disabled={grant.isPending}>
          Grant Credits
        </Button>
      </div>
    </form>
  );
}
