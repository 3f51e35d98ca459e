import { oc } from '@orpc/contract';
import * as z from 'zod';
import { currency } from './orders/order.ts';
import { answer } from './vocabulary/answers.ts';
import { errors } from './vocabulary/errors.ts';
import { type PointField, pointFields } from './vocabulary/feature-points.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { typedCount, typedPrice } from './vocabulary/typed-numbers.ts';

/** Most packages for sale at the same time. */
export const MAX_PACKAGES = 3;
/** Days of membership for a package that names none. */
export const DEFAULT_VALIDITY = 30;

const points = <Point extends z.ZodType>(point: Point) =>
  Object.fromEntries(pointFields.map((field) => [field, point])) as Record<PointField, Point>;

/** A credit package. `pointOne` … `pointTen` are its feature lines; blank ones are not shown. */
export const creditPackage = z.object({
  _id: recordId,
  packageName: z.string(),
  price: z.string().describe('Decimal text, e.g. "19.00"'),
  currency: currency.describe('In which the shop sells now'),
  credit: z.number().int(),
  validity: z.number().int().describe('Days of membership'),
  sellerEmail: z.string(),
  description: z.string(),
  ...points(z.string().optional()),
});
export type CreditPackage = z.infer<typeof creditPackage>;

const NAME = 'Please enter a name of at most 100 characters.';
const CREDITS = 'Please enter the credits as a whole number from 1 to 1,000,000.';
const VALIDITY = 'Please enter the validity in whole days, from 1 to 3,650.';
const EMAIL = 'Please enter a valid email address.';

/** What an admin enters for a package, checked field by field. */
export const packageTexts = z.object({
  packageName: z.string(NAME).trim().min(1, NAME).max(100, NAME),
  price: typedPrice,
  credit: typedCount(CREDITS, 1_000_000),
  validity: z
    .union([z.string(), z.number()], VALIDITY)
    .optional()
    .transform((typed) => (typed === '' ? DEFAULT_VALIDITY : typed))
    .pipe(typedCount(VALIDITY, 3650).optional())
    .describe(`Days; ${DEFAULT_VALIDITY} when empty`),
  sellerEmail: z
    .string(EMAIL)
    .trim()
    .max(254, EMAIL)
    .refine((text) => text === '' || z.email().safeParse(text).success, EMAIL)
    .optional()
    .describe("The admin's own address when empty"),
  description: z.string().trim().max(300, 'Please keep the description to 300 characters.').optional(),
});

/** One feature line. */
export const packagePoint = z.string().trim().max(200, 'Please keep a feature to 200 characters.');

export const packageFields = packageTexts.extend(points(packagePoint.nullish()));
export type PackageFields = z.infer<typeof packageFields>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const onePackage = { ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This package does not exist.' } };
const tags = ['Packages'];

export const packages = {
  listPackages: oc
    .route({ method: 'GET', path: '/packages', summary: 'Credit packages, cheapest first', tags })
    .output(z.array(creditPackage)),
  getPackage: oc
    .route({ method: 'GET', path: '/package/{id}', summary: 'One credit package', tags })
    .input(byId)
    .output(creditPackage)
    .errors({ NOT_FOUND: { ...errors.NOT_FOUND, message: 'Failed to fetch package' } }),
  addPackage: oc
    .route({ method: 'POST', path: '/add-package', summary: 'Add a package, three at most (admin)', tags })
    .input(packageFields)
    .output(answer(creditPackage))
    .errors({ ...adminOnly, TOO_MANY_PACKAGES: errors.TOO_MANY_PACKAGES }),
  editPackage: oc
    .route({
      method: 'PUT',
      path: '/edit-package/{id}',
      summary: 'Change a package (admin); what is left out stays, feature lines are replaced together',
      tags,
    })
    .input(packageFields.extend(byId.shape))
    .output(answer(creditPackage))
    .errors(onePackage),
  deletePackage: oc
    .route({
      method: 'DELETE',
      path: '/package/{id}',
      successStatus: 200,
      summary: 'Delete a package (admin); orders keep what was bought',
      tags,
    })
    .input(byId)
    .output(answer(z.null()))
    .errors(onePackage),
};
