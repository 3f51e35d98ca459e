import { DEFAULT_VALIDITY } from '#contract/packages.ts';
import { usePriceLabel } from '#web/features/payments/index.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { PackageValues } from './package-form.ts';

const Text = FormTextField<PackageValues>;

/** Everything of a package but its feature lines. */
export function PackageFieldset() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <div className="sm:col-span-3">
        <Text name="packageName" label="Package name" required autoFocus />
      </div>
      <Text name="price" label={usePriceLabel()} inputMode="decimal" required />
      <Text name="credit" label="Credits" inputMode="numeric" required />
      <Text name="validity" label="Validity (days)" inputMode="numeric" placeholder={String(DEFAULT_VALIDITY)} />
      <div className="sm:col-span-3">
        <Text name="description" label="Description" placeholder="Perfect for you" />
      </div>
      <div className="sm:col-span-3">
        <Text name="sellerEmail" label="Seller email" type="email" hint="If empty, your own address is used." />
      </div>
    </div>
  );
}
