import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MailTemplate } from '#contract/mail.ts';
import { api, client } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MessageFields } from './message-fields.tsx';
import { type Message, messageSchema } from './message-schema.ts';
import { PlaceholderAlert } from './placeholder-alert.tsx';
import { sendFailure } from './send-failure.ts';
import { TemplateChoice } from './template-choice.tsx';
import { unfilledIn } from './unfilled-in.ts';
import { usePassingSuccess } from './use-passing-success.ts';

const EMPTY: Message = { subject: '', messageBody: '' };

/** A message to one person: written freely or from a template, seen as it will arrive. */
export function SendMessageForm({ toEmail, onClose }: { toEmail: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [template, setTemplate] = useState<MailTemplate>();
  const sent = usePassingSuccess();
  const form = useForm<Message>({ resolver: zodResolver(messageSchema), defaultValues: EMPTY });
  const send = useMutation({
    mutationFn: (message: Message) =>
      client.mail.sendMessage({ ...message, toEmail, templateName: template?.templateName ?? '' }),
    onSuccess: () => {
      sent.show();
      setTemplate(undefined);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: api.mail.key() });
      void queryClient.invalidateQueries({ queryKey: api.audit.key() });
    },
  });
  const { subject, messageBody } = form.watch();
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((message) => send.mutate(message))}
      className="grid gap-4"
    >
      {sent.shown && <Alert tone="success">Message sent successfully.</Alert>}
      {send.isError && <Alert tone="danger">{sendFailure(send.error)}</Alert>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Field label="To Email">
            {(ids) => <Input {...ids} type="email" value={toEmail} readOnly className="bg-sunken" />}
          </Field>
          <TemplateChoice
            chosen={template}
            onChoose={(next) => {
              setTemplate(next);
              form.reset(next ? { subject: next.subject, messageBody: next.body } : EMPTY);
            }}
          />
          <MessageFields register={form.register} errors={form.formState.errors} />
          <PlaceholderAlert message={{ subject, messageBody }} />
        </div>
        <MailPreview subject={subject} messageBody={messageBody} toEmail={toEmail} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          type="submit"
          busy={send.isPending}
          disabled={send.isPending || unfilledIn({ subject, messageBody }) !== undefined}
        >
          {send.isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
