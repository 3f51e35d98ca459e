import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from './vocabulary/answers.ts';
import { errors } from './vocabulary/errors.ts';
import { recordId } from './vocabulary/ids.ts';

/** The id in addresses of the site (`/premium/{slug}/{itemId}`). */
const shortId = z.string().regex(/^[A-Z0-9]{8}$/);

/** A digital item as anybody may see it. The goods (`guidelines`, `accessUrl`) are for buyers and admins. */
export const item = z.object({
  _id: recordId,
  itemName: z.string(),
  price: z.string().describe('Decimal text, e.g. "19.00"'),
  description: z.string(),
  slug: z.string(),
  itemId: shortId,
  imageUrl: z.string(),
  guidelines: z.string().optional().describe('Only for admins and buyers'),
  accessUrl: z.string().optional().describe('Only for admins and buyers'),
});
export type Item = z.infer<typeof item>;

export const items = {
  listItems: oc
    .route({ method: 'GET', path: '/api/items', summary: 'Digital items, newest first', tags: ['Items'] })
    .output(z.array(item)),
  getItem: oc
    .route({ method: 'GET', path: '/item/{id}', summary: 'One digital item, by `_id` or `itemId`', tags: ['Items'] })
    .input(z.object({ id: z.union([recordId, shortId], { error: 'This is not the id of an item' }) }))
    .output(answer(item))
    .errors({ NOT_FOUND: { ...errors.NOT_FOUND, message: 'This item does not exist.' } }),
};
