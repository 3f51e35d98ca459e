import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Ticket } from '#contract/tickets.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { counted, formatNumber } from '#web/ui/format-number.ts';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Credits, type CreditsInput, creditsMessage, creditsSchema } from './credits-schema.ts';
import { useCreditsRefund } from './use-credits-refund.ts';

interface CreditsFormProps {
  ticket: Ticket;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** How many, why, and what the member reads; after it, the new balance. */
export function CreditsForm({ ticket, onDirty, onClose }: CreditsFormProps) {
  const { _id, ticketUserName: name } = ticket;
  const isClosed = ticket.ticketStatus === 'closed';
  const { refund, uncertain } = useCreditsRefund(_id);
  const { register, handleSubmit, formState, getFieldState, setValue } = useForm<CreditsInput, unknown, Credits>({
    resolver: zodResolver(creditsSchema),
    defaultValues: { amount: '1', reason: '', message: isClosed ? '' : creditsMessage(name, '1') },
  });
  const { errors } = formState;
  /** The number in the message follows the amount until somebody writes a message. */
  const followAmount = (amount: string) => {
    if (!isClosed && !getFieldState('message', formState).isDirty)
      setValue('message', creditsMessage(name, amount), { shouldDirty: false });
  };
  const amount = register('amount', { onChange: ({ target }) => followAmount(target.value) });
  const give = handleSubmit((values) => refund.mutate(values, { onSuccess: () => onDirty(false) }));
  if (refund.data)
    return (
      <div className="grid gap-4">
        <Alert tone="success">
          {counted(refund.variables.amount, 'credit')} given back. New balance:{' '}
          <span className="font-mono">{formatNumber(refund.data.currentBalance)}</span>
        </Alert>
        <div className="flex justify-end">
          <Button onClick={onClose} autoFocus>
            Done
          </Button>
        </div>
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={give} onInput={() => onDirty(true)} className="grid gap-4">
      {refund.isError && <Alert tone="danger">{errorMessage(refund.error, 'Failed to give credits back')}</Alert>}
      {uncertain && (
        <Alert tone="warning">
          It is not known whether the credits were given. Sending it again is safe: the same refund is booked once.
        </Alert>
      )}
      <Field label="Credits" error={errors.amount?.message}>
        {(ids) => (
          <Input {...ids} {...amount} inputMode="numeric" className="font-mono" readOnly={uncertain} autoFocus />
        )}
      </Field>
      <Field
        label="Reason"
        error={errors.reason?.message}
        hint="It is shown in the member’s ledger and in the audit log."
      >
        {(ids) => <Input {...ids} {...register('reason')} maxLength={500} readOnly={uncertain} />}
      </Field>
      {isClosed ? (
        <p className="text-muted text-small">This ticket is closed: no message is sent with the credits.</p>
      ) : (
        <Field
          label="Message to the member"
          error={errors.message?.message}
          hint="Sent as a reply. Leave it empty to send none."
        >
          {(ids) => <Textarea {...ids} {...register('message')} rows={5} maxLength={2000} readOnly={uncertain} />}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={refund.isPending} disabled={refund.isPending}>
          {uncertain ? 'Send Again' : 'Give Credits Back'}
        </Button>
      </div>
    </form>
  );
}
