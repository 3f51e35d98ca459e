import { useFormContext } from 'react-hook-form';
import { countries } from '#contract/vocabulary/countries.ts';
import { Field } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Billing } from './billing.ts';

/** Whom the bill is for. */
export function BillingFields({ email }: { email: string }) {
  const { register, formState } = useFormContext<Billing>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.customerName?.message}
        {...register('customerName')}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        className="bg-sunken"
        hint="The receipt goes to this address."
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        error={errors.address?.message}
        {...register('address')}
      />
      <Field label="Country" error={errors.country?.message}>
        {(ids) => (
          <Select {...ids} autoComplete="country-name" required {...register('country')}>
            <option value="">Choose your country</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
