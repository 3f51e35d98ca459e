import { useFieldArray, useFormContext } from 'react-hook-form';
import { type ContactFields, contactEntry } from '#contract/content/contact.ts';
import { Icon } from '#web/features/site/index.ts';
import { Field } from '#web/ui/field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { FieldRows } from '../editor/field-rows.tsx';

/** A phone entry with a phone icon: the contract knows both. */
const blank = { ...contactEntry.parse({ value: '…' }), value: '' };

/** The ways to reach us that stand beside the form. */
export function ContactInfoRows() {
  const { control, register, watch } = useFormContext<ContactFields>();
  const rows = useFieldArray({ control, name: 'contactInfo' });
  return (
    <FieldRows
      legend="Contact entries"
      noun="contact info"
      addLabel="Add Contact Info"
      empty="No contact information yet."
      rows={rows}
      max={20}
      onAdd={() => rows.append(blank, { focusName: `contactInfo.${rows.fields.length}.value` })}
    >
      {(index) => (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field label="Type">
            {(ids) => (
              <Select {...ids} {...register(`contactInfo.${index}.type`)}>
                <option value="phone">Phone</option>
                <option value="email">Email</option>
              </Select>
            )}
          </Field>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <FormTextField<ContactFields> name={`contactInfo.${index}.icon`} label="Icon class" />
            <span className="grid size-11 place-items-center rounded-sm border border-line bg-sunken text-accent">
              <Icon icon={watch(`contactInfo.${index}.icon`) ?? ''} className="size-5" />
            </span>
          </div>
          <FormTextField<ContactFields> name={`contactInfo.${index}.value`} label="Value" required />
          <FormTextField<ContactFields> name={`contactInfo.${index}.label`} label="Label" />
        </div>
      )}
    </FieldRows>
  );
}
