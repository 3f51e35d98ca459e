import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { AboutFields } from '#contract/content/about.ts';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AboutFeatures } from './about-features.tsx';
import { AboutImages } from './about-images.tsx';
import type { BlockName } from './first-problem.ts';

interface AboutBlockFieldsProps {
  form: UseFormReturn<AboutFields>;
  name: BlockName;
}

/** The fields of one of the two sections. */
export function AboutBlockFields({ form, name }: AboutBlockFieldsProps) {
  const { register, control, formState } = form;
  const errors = formState.errors[name];
  const switchId = useId();
  return (
    <div className="grid gap-5">
      <FormPart title="Text">
        <div className="flex items-center gap-3">
          <Controller
            control={control}
            name={`${name}.isActive`}
            render={({ field: { value, onChange, ...field } }) => (
              <Switch id={switchId} checked={value} onCheckedChange={onChange} {...field} value="on" />
            )}
          />
          <label htmlFor={switchId} className="font-semibold text-small">
            Show this section
          </label>
        </div>
        <TextField label="Subtitle" error={errors?.subtitle?.message} {...register(`${name}.subtitle`)} />
        <TextField label="Title" required error={errors?.title?.message} {...register(`${name}.title`)} />
        <TextAreaField
          label="Description"
          required
          error={errors?.description?.message}
          {...register(`${name}.description`)}
        />
      </FormPart>
      <FormPart title="Features">
        <AboutFeatures form={form} name={name} />
      </FormPart>
      <FormPart title="Button">
        <TextField label="Button text" error={errors?.buttonText?.message} {...register(`${name}.buttonText`)} />
        <TextField
          label="Button link"
          hint="A page of this site (/contact), a place on the landing page (#pricing-sec) or https://…"
          error={errors?.buttonLink?.message}
          {...register(`${name}.buttonLink`)}
        />
      </FormPart>
      <FormPart title="Images">
        <AboutImages form={form} name={name} />
      </FormPart>
    </div>
  );
}
