import { useFormContext } from 'react-hook-form';
import { DEFAULT_FEATURE_CATEGORY } from '#contract/content/features.ts';
import { Field } from '#web/ui/field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { FeatureValues } from './feature-form.ts';
import { FeatureIconFields } from './feature-icon-fields.tsx';

/** Kind of message about a feature. */
export function FeatureFields() {
  const { register, formState } = useFormContext<FeatureValues>();
  return (
    <>
      <div className="grid gap-4 sm:col-span-2">
        <FormTextField<FeatureValues> name="title" label="Title" required />
        <FormTextField<FeatureValues> name="description" label="Description" required rows={3} />
        <FeatureIconFields />
        <FormTextField<FeatureValues>
          name="link"
          label="Link (optional)"
          hint="Where the title leads: https://…, /about or #pricing-sec"
        />
      </div>
      <FormTextField<FeatureValues> name="category" label="Category" placeholder={DEFAULT_FEATURE_CATEGORY} />
      <Field label="Order" hint="Lower numbers come first." error={formState.errors.order?.message}>
        {(ids) => <Input {...ids} {...register('order', { valueAsNumber: true })} type="number" min={0} step={1} />}
      </Field>
    </>
  );
}
