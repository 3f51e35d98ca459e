import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Message } from './message-schema.ts';

interface MessageFieldsProps {
  register: (name: 'subject' | 'messageBody') => ReturnType<UseFormRegister<Message>>;
  errors: FieldErrors<Message>;
}

/** Subject and text of a message or a template. */
export function MessageFields({ register, errors }: MessageFieldsProps) {
  return (
    <>
      <Field label="Subject" error={errors.subject?.message}>
        {(ids) => <Input {...ids} {...register('subject')} maxLength={300} required />}
      </Field>
      <Field
        label="Message"
        error={errors.messageBody?.message}
        hint={
          <>
            Plain text or HTML. <code className="font-mono">{'{{name}}'}</code> becomes the recipient's name.
          </>
        }
      >
        {(ids) => (
          <Textarea {...ids} {...register('messageBody')} rows={10} required className="font-mono text-small" />
        )}
      </Field>
    </>
  );
}
