import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';

/** Who somebody is and where to be found. */
export function PersonalInformation({ email, isSaving }: { email: string; isSaving: boolean }) {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors, isDirty } = formState;
  return (
    <FormPart title="Personal Information">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Full Name"
          autoComplete="name"
          required
          error={errors.userName?.message}
          {...register('userName')}
        />
        <TextField
          label="Email"
          type="email"
          value={email}
          readOnly
          className="bg-sunken"
          hint="Email address cannot be changed"
        />
      </div>
      <TextAreaField label="About Me" rows={4} error={errors.aboutMe?.message} {...register('aboutMe')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
        <TextField
          label="Country"
          autoComplete="country-name"
          error={errors.country?.message}
          {...register('country')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isSaving} disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
        {isDirty && <p className="text-caption text-muted">You have unsaved changes.</p>}
      </div>
    </FormPart>
  );
}
