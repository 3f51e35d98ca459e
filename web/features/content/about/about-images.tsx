import { Controller, type UseFormReturn } from 'react-hook-form';
import type { AboutFields } from '#contract/content/about.ts';
import { ImageField } from '#web/ui/form/image-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { BlockName } from './first-problem.ts';

interface AboutImagesProps {
  form: UseFormReturn<AboutFields>;
  name: BlockName;
}

/** The images of a section with what they show, in words. Visitors see the first. */
export function AboutImages({ form, name }: AboutImagesProps) {
  const { register, control, formState, watch } = form;
  const errors = formState.errors[name]?.images;
  return watch(`${name}.images`).map((_image, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: images are never moved, and their place is all that tells them apart.
    <fieldset key={i} className="grid min-w-0 gap-3 border-line not-first:border-t not-first:pt-4">
      <legend className="sr-only">{`Image ${i + 1}`}</legend>
      <Controller
        control={control}
        name={`${name}.images.${i}.url`}
        render={({ field: { ref: _ref, name: _name, ...field } }) => (
          <ImageField
            label={`Image ${i + 1}`}
            error={errors?.[i]?.url?.message}
            previewSize={{ width: 240, height: 180 }}
            {...field}
          />
        )}
      />
      <TextField
        label={`Alternative text of image ${i + 1}`}
        hint="What the image shows, for people who cannot see it."
        error={errors?.[i]?.alt?.message}
        {...register(`${name}.images.${i}.alt`)}
      />
    </fieldset>
  ));
}
