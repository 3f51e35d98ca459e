import { useFormContext, useWatch } from 'react-hook-form';
import { place } from '#contract/vocabulary/links.ts';
import type { ItemValues } from './item-editor.tsx';

/** A way to see that the goods are where one says; nothing while the address cannot be one. */
export function AccessLink() {
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
