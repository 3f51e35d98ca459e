import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { AboutFields } from '#contract/content/about.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import type { BlockName } from './first-problem.ts';
import { ABOUT_TOAST_MS } from './use-about-editor.ts';

interface AboutFeaturesProps {
  form: UseFormReturn<AboutFields>;
  name: BlockName;
}

/** The bulleted texts of a section. One has to stay. */
export function AboutFeatures({ form, name }: AboutFeaturesProps) {
  const { register, control, formState, setFocus } = form;
  const list = useFieldArray({ control, name: `${name}.features` });
  const errors = formState.errors[name]?.features;
  const add = () => {
    list.append({ text: '' });
    toast.info('Feature added', ABOUT_TOAST_MS);
  };
  const remove = (index: number) => {
    if (list.fields.length === 1) return void toast.error('At least one feature is required', ABOUT_TOAST_MS);
    list.remove(index);
    toast.info('Feature removed', ABOUT_TOAST_MS);
    setTimeout(() => setFocus(`${name}.features.${Math.max(0, index - 1)}.text`));
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">Features</legend>
      {list.fields.map(({ id }, i) => {
        const problem = errors?.[i]?.text?.message;
        return (
          <div key={id} className="grid gap-1">
            <div className="flex gap-2">
              <Input
                {...register(`${name}.features.${i}.text`)}
                aria-label={`Feature ${i + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-error` : undefined}
                required
              />
              <Button
                look="quiet"
                size="icon"
                className="size-11"
                title="Remove"
                aria-label={`Remove feature ${i + 1}`}
                onClick={() => remove(i)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </div>
            {problem && (
              <p id={`${id}-error`} role="alert" className="text-danger text-small">
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <Button look="secondary" className="justify-self-start" disabled={list.fields.length >= 20} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add Feature
      </Button>
    </fieldset>
  );
}
