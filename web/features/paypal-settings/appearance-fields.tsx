import { useFormContext } from 'react-hook-form';
import type { Currency } from '#contract/orders/order.ts';
import { Field } from '#web/ui/field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { Select } from '#web/ui/select.tsx';
import { brandColors } from './brand-colors.ts';
import { colorWords, labelWords, layoutWords, shapeWords } from './button-words.ts';
import { RadioChoice } from './radio-choice.tsx';
import type { SetupValues } from './setup-form.ts';

const currencies: Record<Currency, string> = {
  USD: 'USD – US dollar',
  EUR: 'EUR – Euro',
  GBP: 'GBP – Pound sterling',
  CAD: 'CAD – Canadian dollar',
};

/** What buyers see: the currency and the looks of the buttons. */
export function AppearanceFields() {
  const { register } = useFormContext<SetupValues>();
  return (
    <FormPart title="Currency and buttons">
      <Field label="Currency" hint="Prices keep their amounts. Existing orders keep their currency.">
        {(ids) => (
          <Select {...ids} {...register('currency')}>
            {Object.entries(currencies).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RadioChoice name="buttonStyles.layout" legend="Layout" words={layoutWords} />
      <RadioChoice
        name="buttonStyles.color"
        legend="Color"
        words={colorWords}
        sign={(color) => (
          <span
            aria-hidden="true"
            style={brandColors[color]}
            className="size-5 rounded-full border ring-1 ring-line-strong"
          />
        )}
      />
      <RadioChoice name="buttonStyles.shape" legend="Shape" words={shapeWords} />
      <RadioChoice name="buttonStyles.label" legend="Label" words={labelWords} />
    </FormPart>
  );
}
