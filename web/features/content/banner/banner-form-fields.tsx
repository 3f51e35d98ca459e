import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BannerFields } from '#contract/content/banner.ts';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { ImageField } from '#web/ui/form/image-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';

export function BannerFormFields({ form }: { form: UseFormReturn<BannerFields> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormPart title="Text">
        <TextField label="Highlight text" error={errors.highlightText?.message} {...register('highlightText')} />
        <TextField label="Main title" required error={errors.mainTitle?.message} {...register('mainTitle')} />
        <TextField
          label="Sub title"
          hint="Shown in colour, after the main title."
          error={errors.subTitle?.message}
          {...register('subTitle')}
        />
        <TextAreaField
          label="Description"
          hint="Line breaks make paragraphs."
          error={errors.description?.message}
          {...register('description')}
        />
      </FormPart>
      <FormPart title="Button">
        <TextField label="Button text" error={errors.buttonText?.message} {...register('buttonText')} />
        <TextField
          label="Button link"
          hint="A page of this site (/contact), a place on the landing page (#pricing-sec) or https://…"
          error={errors.buttonLink?.message}
          {...register('buttonLink')}
        />
      </FormPart>
      <FormPart title="Video or picture">
        <TextField
          label="YouTube URL"
          type="url"
          hint="If there is a video, the background image is not shown."
          error={errors.youtubeUrl?.message}
          {...register('youtubeUrl')}
        />
        <Controller
          control={control}
          name="backgroundImage"
          render={({ field: { ref: _ref, name: _name, ...field } }) => (
            <ImageField
              label="Background image"
              hint="jpg, jpeg, png, gif or webp, 16:9"
              error={errors.backgroundImage?.message}
              previewSize={{ width: 320, height: 180 }}
              {...field}
            />
          )}
        />
      </FormPart>
    </>
  );
}
