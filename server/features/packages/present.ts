import type { CreditPackage } from '#contract/packages.ts';
import type { creditPackages } from './tables.ts';

export function presentPackage(row: typeof creditPackages.$inferSelect): CreditPackage {
  const [one, two, three, four, five, six, seven, eight, nine, ten] = row.points;
  return {
    _id: row.id,
    packageName: row.packageName,
    price: row.price,
    credit: row.credit,
    validity: row.validity,
    sellerEmail: row.sellerEmail,
    description: row.description,
    pointOne: one,
    pointTwo: two,
    pointThree: three,
    pointFour: four,
    pointFive: five,
    pointSix: six,
    pointSeven: seven,
    pointEight: eight,
    pointNine: nine,
    pointTen: ten,
  };
}
