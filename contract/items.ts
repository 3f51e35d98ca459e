import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from './vocabulary/answers.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

/** A digital item as anybody may see it. The goods (`guidelines`, `accessUrl`) are for buyers and admins. */
export const item = z.object({
  _id: recordId,
  itemName: z.string(),
  price: z.string().describe('Decimal text, e.g. "19.00"'),
  description: z.string(),
  slug: z.string(),
  itemId: z.string(),
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
    .route({ method: 'GET', path: '/item/{id}', summary: 'One digital item', tags: ['Items'] })
    .input(byId)
    .output(answer(item))
    .errors({ NOT_FOUND: { ...errors.NOT_FOUND, message: 'This item does not exist.' } }),
};
