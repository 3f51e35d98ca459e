import { zodResolver } from '@hookform/resolvers/zod';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { messageText, requiredLine } from '#contract/tickets/texts.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { AttachButton, ChosenFiles } from './attachment-field.tsx';
import type { About } from './use-about.ts';
import { useAttachments } from './use-attachments.ts';
import { useCreateTicket } from './use-create-ticket.ts';

const newTicket = z.object({
  subject: requiredLine('Please enter a subject').max(300, 'Please make the subject shorter.'),
  message: messageText,
});
type NewTicket = z.infer<typeof newTicket>;

interface CreateTicketFormProps {
  writer: { name: string; email: string };
  about: About | undefined;
}

/** Subject, message and files of a new ticket. What was typed stays when it could not be sent. */
export function CreateTicketForm({ writer, about: comesFrom }: CreateTicketFormProps) {
  const [about, setAbout] = useState(comesFrom);
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<NewTicket>({
    resolver: zodResolver(newTicket),
    defaultValues: { subject: comesFrom?.subject ?? '', message: '' },
  });
  const create = useCreateTicket(writer);
  const isBusy = create.isPending || create.isSuccess;
  const files = useAttachments({
    attachments,
    disabled: isBusy,
    onAdd: (file) => setAttachments((now) => [...now, file]),
    onRemove: ({ _id }) => setAttachments((now) => now.filter((file) => file._id !== _id)),
  });
  const removeAbout = () => {
    if (getValues('subject') === about?.subject) setValue('subject', '');
    setAbout(undefined);
  };
  const { errors, isDirty } = formState;
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((fields) => {
        if (!files.waitsFor) create.send({ ...fields, about, attachments });
      })}
      className={classNames('grid gap-4', files.dragging && 'bg-accent-soft')}
    >
      {about && (
        <div className="flex min-h-10 items-center gap-2 rounded-sm border border-line bg-sunken pl-3 text-small">
          <p className="wrap-anywhere min-w-0 flex-1 py-1.5">
            <span className="text-muted">About: </span>
            {about.label}
          </p>
          <Button
            look="quiet"
            size="icon"
            aria-label={`Not about: ${about.label}`}
            disabled={isBusy}
            onClick={removeAbout}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
      <Field label="Subject" error={errors.subject?.message}>
        {(ids) => <Input {...ids} {...register('subject')} autoComplete="off" required readOnly={isBusy} />}
      </Field>
      <Field
        label="Message"
        error={errors.message?.message}
        hint="What did you do, what happened, and what should have happened? A screenshot often says it best."
      >
        {(ids) => (
          <Textarea
            {...ids}
            {...register('message')}
            rows={8}
            required
            readOnly={isBusy}
            className="field-sizing-content max-h-[60dvh] min-h-40"
          />
        )}
      </Field>
      <ChosenFiles files={files} />
      {create.isError && (
        <Alert tone="danger" title="Failed to create support ticket">
          {errorMessage(create.error, 'Please try again.')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AttachButton files={files} />
        <p className="min-w-0 flex-1 text-caption text-muted">
          {files.waitsFor || 'Pictures, PDF and text, up to 5 MB each.'}
        </p>
        <Button type="submit" busy={isBusy} disabled={isBusy || files.waitsFor !== ''} className="max-sm:w-full">
          {isBusy ? 'Sending...' : 'Create Ticket'}
        </Button>
      </div>
      <UnsavedGuard when={(isDirty || attachments.length > 0) && !create.isSuccess} />
    </form>
  );
}
