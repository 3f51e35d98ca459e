import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { FormSwitch } from '#web/ui/form/form-switch.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { TestimonialDraft } from './with-draft.ts';

/** Who says what. */
export function TestimonialFields() {
  return (
    <>
      <div className="sm:col-span-2">
        <FormTextField<TestimonialDraft> name="quote" label="Quote" required rows={4} />
      </div>
      <FormTextField<TestimonialDraft> name="authorName" label="Author name" required />
      <FormTextField<TestimonialDraft> name="authorTitle" label="Author title" required />
      <div className="grid gap-4 sm:col-span-2">
        <FormImageField<TestimonialDraft>
          name="authorImage"
          label="Author image"
          hint="If empty, visitors see a placeholder."
          previewSize={{ width: 96, height: 96 }}
        />
        <FormSwitch<TestimonialDraft> name="isActive" label="Active" />
      </div>
    </>
  );
}
