import type { Corrections } from '#contract/generations.ts';
import { languageNames } from '#contract/vocabulary/language-names.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { TYPEFACES, type Typeface } from '#contract/vocabulary/typefaces.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type OfPage = Pick<Corrections, 'typeface' | 'language'>;

interface PageFieldsProps {
  value: OfPage;
  onChange: (value: OfPage) => void;
}

/** What holds for the whole page: the family it is set in, and the language. */
export function PageFields({ value: { typeface, language }, onChange }: PageFieldsProps) {
  const said = (next: OfPage): OfPage => ({
    ...(next.typeface && { typeface: next.typeface }),
    ...(next.language && { language: next.language }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Typeface">
        {(ids) => (
          <Select
            {...ids}
            value={typeface ?? ''}
            onChange={({ target }) => onChange(said({ typeface: (target.value || undefined) as Typeface, language }))}
          >
            <option value="">As found</option>
            {TYPEFACES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Language">
        {(ids) => (
          <Select
            {...ids}
            value={language ?? ''}
            onChange={({ target }) =>
              onChange(said({ typeface, language: (target.value || undefined) as LanguageChoice }))
            }
          >
            <option value="">As before</option>
            <option value="automatic">Automatic</option>
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
