import { useFormContext, useWatch } from 'react-hook-form';
import { usePayPalSettings } from '#web/features/payments/index.ts';
import { PackageCard } from '../package-card.tsx';
import { draftOf, type PackageValues } from './package-form.ts';

/** The card on the landing page that what is typed will make. */
export function PackagePreview() {
  const { control, getValues } = useFormContext<PackageValues>();
  useWatch({ control });
  const settings = usePayPalSettings();
  return (
    <aside aria-label="Preview" className="max-lg:hidden lg:sticky lg:top-0">
      <p className="measure-label mb-3">Preview</p>
      <ul className="*:animate-none">
        <PackageCard pack={draftOf(getValues(), settings.data?.currency)} index={0} headingAs="h3">
          <span className="button-secondary">Choose Plan</span>
        </PackageCard>
      </ul>
    </aside>
  );
}
