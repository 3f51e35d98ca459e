import * as z from 'zod';
import type { Currency } from '#contract/orders/order.ts';
import { type CreditPackage, DEFAULT_VALIDITY, packagePoint, packageTexts } from '#contract/packages.ts';
import { featurePoints, namedPoints, pointFields } from '#contract/vocabulary/feature-points.ts';
import type { ShownPackage } from '../package-card.tsx';

/** The form of a package, as it is typed: feature lines are rows. */
export const packageForm = packageTexts.extend({
  points: z.array(z.object({ text: packagePoint })).max(pointFields.length),
});
export type PackageValues = z.input<typeof packageForm>;
export type PackageAnswers = z.output<typeof packageForm>;

/** What stands in the form first. A new package begins with one empty line for a feature. */
export function valuesOf(pack: CreditPackage | undefined, ownEmail: string): PackageValues {
  const lines = pack ? featurePoints(pack) : [''];
  return {
    packageName: pack?.packageName ?? '',
    price: pack?.price ?? '',
    credit: pack ? String(pack.credit) : '',
    validity: String(pack?.validity ?? DEFAULT_VALIDITY),
    sellerEmail: pack?.sellerEmail ?? ownEmail,
    description: pack?.description ?? '',
    points: lines.map((text) => ({ text })),
  };
}

/** The body of the call: all ten lines are named, so that those taken out are gone. */
export function bodyOf({ points, ...texts }: PackageAnswers) {
  const lines = points.map(({ text }) => text);
  return { ...texts, ...namedPoints(pointFields.map((_, i) => lines[i] ?? '')) };
}

/** The package as it would stand on the landing page. What is not yet, or not rightly, typed is left open. */
export function draftOf({ points, ...texts }: PackageValues, currency: Currency = 'USD'): ShownPackage {
  const { price, credit, validity } = packageTexts.shape;
  return {
    _id: 'draft',
    packageName: texts.packageName.trim() || 'Package name',
    price: price.safeParse(texts.price).data,
    currency,
    credit: credit.safeParse(texts.credit).data,
    validity: validity.safeParse(texts.validity).data,
    sellerEmail: '',
    description: texts.description?.trim() ?? '',
    ...namedPoints(points.map(({ text }) => text)),
  };
}
