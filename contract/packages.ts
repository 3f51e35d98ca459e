import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

const point = z.string().optional();

/** A credit package. `pointOne` … `pointTen` are its feature lines; blank ones are not shown. */
export const creditPackage = z.object({
  _id: recordId,
  packageName: z.string(),
  price: z.string().describe('Decimal text, e.g. "19.00"'),
  credit: z.number().int(),
  validity: z.number().int().describe('Days of membership'),
  sellerEmail: z.string(),
  description: z.string(),
  pointOne: point,
  pointTwo: point,
  pointThree: point,
  pointFour: point,
  pointFive: point,
  pointSix: point,
  pointSeven: point,
  pointEight: point,
  pointNine: point,
  pointTen: point,
});
export type CreditPackage = z.infer<typeof creditPackage>;

export const packages = {
  listPackages: oc
    .route({ method: 'GET', path: '/packages', summary: 'Credit packages, cheapest first', tags: ['Packages'] })
    .output(z.array(creditPackage)),
  getPackage: oc
    .route({ method: 'GET', path: '/package/{id}', summary: 'One credit package', tags: ['Packages'] })
    .input(byId)
    .output(creditPackage)
    .errors({ NOT_FOUND: { ...errors.NOT_FOUND, message: 'Failed to fetch package' } }),
};
