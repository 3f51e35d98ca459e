import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { messageText, requiredLine } from '#contract/tickets/texts.ts';
import { cannedPlaceholders } from '#contract/vocabulary/placeholders.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type CannedFields, useCannedActions } from './use-canned-replies.ts';

const cannedSchema = z.object({ title: requiredLine('Please enter a title').max(100), message: messageText });

interface CannedFormProps {
  /** The one to change; without it a new one is added. */
  editing: CannedReply | undefined;
  fill: (text: string) => string;
  onDirty: () => void;
  onBack: () => void;
  onSaved: () => void;
}

/** A canned reply, and beside it how it reads once the placeholders are filled in. */
export function CannedForm({ editing, fill, onDirty, onBack, onSaved }: CannedFormProps) {
  const { save } = useCannedActions();
  const text = useRef<HTMLTextAreaElement>(null);
  const { register, handleSubmit, formState, watch } = useForm<CannedFields>({
    resolver: zodResolver(cannedSchema),
    defaultValues: { title: editing?.title ?? '', message: editing?.message ?? '' },
  });
  const { errors } = formState;
  const message = register('message');
  const submit = handleSubmit((fields) => save.mutate({ editing, fields }, { onSuccess: onSaved }));
  return (
    <form method="post" noValidate onSubmit={submit} onInput={onDirty} className="grid gap-4">
      {save.isError && (
        <Alert tone="danger">
          {errorMessage(save.error, editing ? 'Failed to update canned reply' : 'Failed to add canned reply')}
        </Alert>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Field label="Title" error={errors.title?.message}>
            {(ids) => <Input {...ids} {...register('title')} maxLength={100} autoFocus />}
          </Field>
          <Field label="Message" error={errors.message?.message}>
            {(ids) => (
              <Textarea
                {...ids}
                {...message}
                ref={(element) => {
                  message.ref(element);
                  text.current = element;
                }}
                rows={8}
              />
            )}
          </Field>
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 font-semibold text-small">Placeholders</legend>
            <div className="flex flex-wrap gap-1.5">
              {Object.entries(cannedPlaceholders).map(([placeholder, meaning]) => (
                <Button
                  key={placeholder}
                  look="secondary"
                  title={meaning}
                  className="px-2.5 font-mono font-normal"
                  onClick={() => text.current && insertAtCursor(text.current, placeholder)}
                >
                  {placeholder}
                </Button>
              ))}
            </div>
          </fieldset>
        </div>
        <section aria-label="Preview" className="grid min-w-0 gap-1.5">
          <p className="font-semibold text-small">Preview</p>
          <p className="min-h-24 whitespace-pre-line rounded-sm border border-line bg-sunken p-3 text-small [overflow-wrap:anywhere]">
            {fill(watch('message')) || <span className="text-muted">Nothing written yet</span>}
          </p>
        </section>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Canned Reply'}
        </Button>
      </div>
    </form>
  );
}

/**
 * Puts text where the cursor stands, in the place of what is selected, as if it had been typed: whoever listens to the
 * field hears of it, and the cursor stands behind it.
 */
function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
