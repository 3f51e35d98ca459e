import { useId } from 'react';
import { MISSING } from '#web/public-pages/attributes.ts';
import type { contactFields } from './contact-message.ts';

interface ContactFieldProps {
  field: (typeof contactFields)[number];
  value: string | undefined;
}

/** Checked by the browser; alive, an empty field is named in our words. */
export function ContactField({ field, value }: ContactFieldProps) {
  const id = useId();
  const control = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    defaultValue: value,
    required: true,
    [MISSING]: field.missing,
  };
  return (
    <div data-field={field.name}>
      <label htmlFor={id}>{field.label}</label>
      {field.type === 'textarea' ? <textarea rows={5} {...control} /> : <input type={field.type} {...control} />}
    </div>
  );
}
