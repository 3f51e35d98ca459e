import type { Currency } from '#contract/orders/order.ts';
import type { CreditPackage } from '#contract/packages.ts';
import { namedPoints } from '#contract/vocabulary/feature-points.ts';
import type { PackageRow } from './get-package-by-id.ts';

export function presentPackage(row: PackageRow, currency: Currency): CreditPackage {
  return {
    _id: row.id,
    packageName: row.packageName,
    price: row.price,
    currency,
    credit: row.credit,
    validity: row.validity,
    sellerEmail: row.sellerEmail,
    description: row.description,
    ...namedPoints(row.points),
  };
}
