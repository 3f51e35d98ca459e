import { useFormContext } from 'react-hook-form';
import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { FeatureValues } from './feature-form.ts';
import { IconClassField } from './icon-class-field.tsx';

const types = [
  { value: 'image', label: 'Image' },
  { value: 'class', label: 'Icon class' },
] as const;

/** The icon of a feature: a picture, or class names. Another type begins with nothing. */
export function FeatureIconFields() {
  const { watch, setValue } = useFormContext<FeatureValues>();
  const type = watch('iconType');
  const choose = (iconType: FeatureValues['iconType']) => {
    setValue('iconType', iconType, { shouldDirty: true });
    setValue('iconValue', '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <div className="grid justify-items-start gap-1.5">
        <span className="font-semibold text-small">Icon type</span>
        <Segmented label="Icon type" value={type} onChange={choose} options={types} />
      </div>
      {type === 'image' ? (
        <FormImageField<FeatureValues>
          name="iconValue"
          label="Icon image"
          hint="If empty, visitors see a placeholder icon."
          previewSize={{ width: 200, height: 200 }}
        />
      ) : (
        <IconClassField />
      )}
    </>
  );
}
