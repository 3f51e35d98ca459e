import { useFormContext } from 'react-hook-form';
import type { ContactFields as Fields } from '#contract/content/contact.ts';
import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { ContactInfoRows } from './contact-info-rows.tsx';

/** Everything that the contact page says. */
export function ContactFields() {
  const { register } = useFormContext<Fields>();
  return (
    <>
      <FormPart title="Contact section">
        <FormTextField<Fields> name="title" label="Title" required hint="The small label above the headline." />
        <FormTextField<Fields> name="subtitle" label="Subtitle" hint="The headline." />
        <FormTextField<Fields> name="description" label="Description" rows={3} />
        <FormImageField<Fields> name="imageUrl" label="Image URL" />
        <label className="flex min-h-10 items-center gap-3 justify-self-start font-semibold text-small">
          <input type="checkbox" className="size-4.5 shrink-0" {...register('isActive')} />
          Active
        </label>
      </FormPart>
      <FormPart title="Contact information">
        <ContactInfoRows />
      </FormPart>
    </>
  );
}
