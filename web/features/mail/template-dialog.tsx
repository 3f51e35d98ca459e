import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { MailTemplate } from '#contract/mail.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MessageFields } from './message-fields.tsx';
import { messageSchema } from './message-schema.ts';
import { PlaceholderAlert } from './placeholder-alert.tsx';
import { type TemplateValues, useTemplateActions } from './use-template-actions.ts';

const templateSchema = messageSchema.extend({
  templateName: z.string().trim().min(1, 'Please enter a name').max(100),
});

interface TemplateDialogProps {
  /** The template to change; without it a new one is added. */
  editing: MailTemplate | undefined;
  onClose: () => void;
}

export function TemplateDialog({ editing, onClose }: TemplateDialogProps) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog title={editing ? 'Edit template' : 'Add template'} dirty={dirty} onClose={onClose}>
      <TemplateForm editing={editing} onDirty={setDirty} onSaved={onClose} />
    </FormDialog>
  );
}

interface TemplateFormProps {
  editing: MailTemplate | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
}

function TemplateForm({ editing, onDirty, onSaved }: TemplateFormProps) {
  const { save, test } = useTemplateActions();
  const form = useForm<TemplateValues>({
    resolver: zodResolver(templateSchema),
    defaultValues: {
      templateName: editing?.templateName ?? '',
      subject: editing?.subject ?? '',
      messageBody: editing?.body ?? '',
    },
  });
  const { subject, messageBody } = form.watch();
  const submit = form.handleSubmit((values) => save.mutate({ editing, values }, { onSuccess: onSaved }));
  return (
    <form method="post" noValidate onSubmit={submit} onInput={() => onDirty(true)} className="grid gap-4">
      {save.isError && (
        <Alert tone="danger">
          {errorMessage(save.error, editing ? 'Failed to update template' : 'Failed to add template')}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Field label="Template name" error={form.formState.errors.templateName?.message}>
            {(ids) => <Input {...ids} {...form.register('templateName')} maxLength={100} required autoFocus />}
          </Field>
          <MessageFields register={form.register} errors={form.formState.errors} />
          <PlaceholderAlert message={{ subject, messageBody }} />
        </div>
        <MailPreview subject={subject} messageBody={messageBody} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          look="secondary"
          busy={test.isPending}
          disabled={test.isPending}
          onClick={form.handleSubmit((values) => test.mutate(values))}
        >
          Send Test to Me
        </Button>
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Template'}
        </Button>
      </div>
    </form>
  );
}
