import { languageNames } from '#contract/vocabulary/language-names.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface LanguageFieldProps {
  value: LanguageChoice;
  disabled: boolean;
  onChange: (language: LanguageChoice) => void;
}

/** What the design is written in; the engine finds it out unless told. */
export function LanguageField({ value, disabled, onChange }: LanguageFieldProps) {
  return (
    <Field label="Language">
      {(ids) => (
        <Select
          {...ids}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as LanguageChoice)}
        >
          <option value="automatic">Automatic</option>
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
