import { FormImageField } from '#web/features/content/editor/form-image-field.tsx';
import { FormTextField } from '#web/features/content/editor/form-text-field.tsx';
import { usePriceLabel } from '#web/features/payments/use-price-label.ts';
import { AccessLink } from './access-link.tsx';
import type { ItemValues } from './item-editor.tsx';

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
