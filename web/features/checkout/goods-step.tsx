import { TextField } from '#web/ui/form/text-field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { Goods } from './goods.ts';
import { PriceDetails } from './price-details.tsx';

const words = {
  package: { title: 'Package Information', name: 'Package Name' },
  item: { title: 'Item Information', name: 'Item Name' },
} as const;

/** Step 1: what is ordered, and what it costs. */
export function GoodsStep({ goods: { kind, name, price, image, facts } }: { goods: Goods }) {
  return (
    <CheckoutStep number={1} title={words[kind].title}>
      {image && (
        <Picture
          src={image}
          fallback="/site/placeholder.webp"
          loading="eager"
          width={960}
          height={720}
          className="aspect-4/3 w-full rounded-sm max-lg:max-h-56 border border-line object-cover"
        />
      )}
      <TextField label={words[kind].name} value={name} readOnly className="bg-sunken" />
      <PriceDetails price={price} facts={facts} />
    </CheckoutStep>
  );
}
