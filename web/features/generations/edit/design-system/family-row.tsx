import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { FAMILIES, firstFamily } from '../families.ts';
import { familyList } from '../set-family.ts';
import { ResetButton } from './reset-button.tsx';
import type { TokenRowProps } from './token-row.ts';

const GROUPS = [
  { title: 'On most machines', isMeant: (weights: readonly number[]) => weights.length === 0 },
  { title: 'Web fonts', isMeant: (weights: readonly number[]) => weights.length > 0 },
];

/** A typeface: one of those that the preview can show. Its web font is linked with it. */
export function FamilyRow({ token, label, onChange, onReset }: TokenRowProps) {
  const current = firstFamily(token.value);
  const isKnown = FAMILIES.some(({ name }) => name === current);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          {(ids) => (
            <Select
              {...ids}
              className="text-small"
              value={current}
              onChange={({ target }) => onChange(familyList(target.value) ?? token.value)}
            >
              {!isKnown && <option value={current}>{current}</option>}
              {GROUPS.map(({ title, isMeant }) => (
                <optgroup key={title} label={title}>
                  {FAMILIES.filter(({ weights }) => isMeant(weights))
                    .map(({ name }) => name)
                    .sort()
                    .map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ResetButton label={label} onReset={onReset} />
    </div>
  );
}
