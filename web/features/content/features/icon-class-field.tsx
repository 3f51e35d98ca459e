import { useFormContext } from 'react-hook-form';
import { DEFAULT_ICON_CLASS } from '#contract/content/features.ts';
import { Icon } from '#web/features/site/index.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { FeatureValues } from './feature-form.ts';
import { iconSuggestions } from './icon-suggestions.ts';

const nameOf = (icon: string) => icon.replace('fa-solid fa-', '').replaceAll('-', ' ');

/** Icon class names, with the icon that they mean and some to pick from. */
export function IconClassField() {
  const { register, setValue, watch, formState } = useFormContext<FeatureValues>();
  const value = watch('iconValue');
  const pick = (icon: string) => setValue('iconValue', icon, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid gap-2">
      <Field
        label="Icon class"
        error={formState.errors.iconValue?.message}
        hint={`If empty: ${DEFAULT_ICON_CLASS}. Names from Font Awesome and Lucide work.`}
      >
        {(ids) => (
          <div className="flex items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-sm border border-line bg-sunken text-accent">
              <Icon icon={value || DEFAULT_ICON_CLASS} />
            </span>
            <Input {...ids} {...register('iconValue')} placeholder={DEFAULT_ICON_CLASS} spellCheck={false} />
          </div>
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Suggested icons</legend>
        {iconSuggestions.map((icon) => (
          <button
            key={icon}
            type="button"
            title={nameOf(icon)}
            aria-label={nameOf(icon)}
            aria-pressed={icon === value}
            onClick={() => pick(icon)}
            className="grid size-10 place-items-center rounded-sm border border-line text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon icon={icon} className="size-5" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
