import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import type { FooterFields } from '#contract/content/footer.ts';
import { FormSwitch } from '#web/ui/form/form-switch.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { FieldRows } from '../editor/field-rows.tsx';

const kinds = {
  social: {
    name: 'topSection.socialLinks',
    blank: { platform: '', url: '', isActive: true },
    word: { field: 'platform', label: 'Platform' },
    texts: { legend: 'Social links', noun: 'social link', addLabel: 'Add Social Link', empty: 'No social links yet.' },
    max: 20,
  },
  quick: {
    name: 'middleSection.quickLinks',
    blank: { text: '', url: '', isActive: true },
    word: { field: 'text', label: 'Text' },
    texts: { legend: 'Quick links', noun: 'quick link', addLabel: 'Add Quick Link', empty: 'No quick links yet.' },
    max: 30,
  },
} as const;

/** The social links or the quick links: a word, where it leads, whether it is shown. */
export function LinkRows({ kind }: { kind: keyof typeof kinds }) {
  const { name, blank, word, texts, max } = kinds[kind];
  const { control } = useFormContext<FooterFields>();
  const rows = useFieldArray({ control, name });
  const path = (index: number, field: string) => `${name}.${index}.${field}` as FieldPath<FooterFields>;
  return (
    <FieldRows
      {...texts}
      rows={rows}
      max={max}
      onAdd={() => rows.append(blank)}
      aside={(index) => <FormSwitch<FooterFields> name={path(index, 'isActive')} label="Active" />}
    >
      {(index) => (
        <div className="grid items-start gap-3 sm:grid-cols-[2fr_3fr]">
          <FormTextField<FooterFields> name={path(index, word.field)} label={word.label} required />
          <FormTextField<FooterFields> name={path(index, 'url')} label="URL" />
        </div>
      )}
    </FieldRows>
  );
}
