import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { itemFields } from '#contract/items.ts';
import { place } from '#contract/vocabulary/links.ts';
import { usePriceLabel } from '#web/features/payments/index.ts';
import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** The form of an item, as it is typed. */
export type ItemValues = z.input<typeof itemFields>;

const Text = FormTextField<ItemValues>;

/** What visitors see of an item on the left, what only buyers get on the right. */
export function ItemFieldset({ itemId = '…' }: { itemId: string | undefined }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="measure-label mb-4">What everybody sees</legend>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Text name="itemName" label="Name" required autoFocus />
          <Text name="price" label={usePriceLabel()} inputMode="decimal" required />
        </div>
        <Text name="description" label="Description" rows={5} />
        <FormImageField<ItemValues> name="imageUrl" label="Picture" hint="Shown in a 4:3 frame." />
        <Text
          name="slug"
          label="Slug"
          placeholder="Made from the name"
          hint={`Part of the address of its page: /premium/…/${itemId}. Earlier addresses keep working.`}
        />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="measure-label mb-4">What buyers get</legend>
        <Text
          name="accessUrl"
          label="Access URL"
          inputMode="url"
          placeholder="https://… or /…"
          hint="Where the item can be downloaded. Everybody who has bought it finds the new address with their order."
          required
        />
        <AccessLink />
        <Text name="guidelines" label="Guidelines" rows={12} hint="How to use it, as plain text." />
      </fieldset>
    </div>
  );
}

/** A way to see that the goods are where one says; nothing while the address cannot be one. */
function AccessLink() {
  const { control } = useFormContext<ItemValues>();
  const address = place.safeParse(useWatch({ control, name: 'accessUrl' })).data;
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="-mt-2 inline-flex min-h-10 items-center justify-self-start font-semibold text-accent text-small underline underline-offset-4"
    >
      Open this address<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
