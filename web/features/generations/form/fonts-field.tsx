import type { FontService } from '#contract/generations.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const services: readonly { value: FontService; label: string }[] = [
  { value: 'google', label: 'Google Fonts' },
  { value: 'bunny', label: 'Bunny Fonts' },
];

interface FontsFieldProps {
  value: FontService;
  disabled: boolean;
  onChange: (fonts: FontService) => void;
}

/** Who serves the web fonts of the page. */
export function FontsField({ value, disabled, onChange }: FontsFieldProps) {
  return (
    <Field label="Web fonts">
      {(ids) => (
        <Select
          {...ids}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as FontService)}
        >
          {services.map((service) => (
            <option key={service.value} value={service.value}>
              {service.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
