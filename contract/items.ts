import { oc } from '@orpc/contract';
import * as z from 'zod';
import { currency } from './orders/order.ts';
import { answer } from './vocabulary/answers.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { pictureUrl, place } from './vocabulary/links.ts';
import { listQuery } from './vocabulary/pagination.ts';
import { typedPrice } from './vocabulary/typed-numbers.ts';

/** The id in addresses of the site (`/premium/{slug}/{itemId}`). */
const shortId = z.string().regex(/^[A-Z0-9]{8}$/);

/** A digital item as anybody may see it. What is sold (`guidelines`, `accessUrl`) is for buyers and admins. */
export const item = z.object({
  _id: recordId,
  itemName: z.string(),
  price: z.string().describe('Decimal text, e.g. "19.00"'),
  currency: currency.describe('In which the shop sells now'),
  description: z.string(),
  slug: z.string(),
  itemId: shortId,
  imageUrl: z.string(),
  createdAt: instant,
  guidelines: z.string().optional().describe('Only for admins and buyers'),
  accessUrl: z.string().optional().describe('Only for admins and buyers'),
});
export type Item = z.infer<typeof item>;

const NAME = 'Please enter a name of at most 150 characters.';
const text = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Please keep the ${what} to ${max.toLocaleString('en')} characters.`);

/** What an admin enters for an item. The server creates its `itemId`. */
export const itemFields = z.object({
  itemName: z.string(NAME).trim().min(1, NAME).max(150, NAME),
  price: typedPrice,
  description: text(5000, 'description').optional(),
  guidelines: text(20_000, 'guidelines').optional(),
  accessUrl: place.describe('Where the goods are: an http(s) address or a path on this site'),
  imageUrl: pictureUrl.optional(),
  slug: text(150, 'slug').optional().describe('Words for the address; made from the name when empty'),
});
export type ItemFields = z.infer<typeof itemFields>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const NOT_FOUND = { ...errors.NOT_FOUND, message: 'This item does not exist.' };
const tags = ['Items'];

export const items = {
  listItems: oc
    .route({ method: 'GET', path: '/api/items', summary: 'Digital items, newest first', tags })
    .input(listQuery)
    .output(z.array(item)),
  getItem: oc
    .route({ method: 'GET', path: '/item/{id}', summary: 'One digital item, by `_id` or `itemId`', tags })
    .input(z.object({ id: z.union([recordId, shortId], { error: 'This is not the id of an item' }) }))
    .output(answer(item))
    .errors({ NOT_FOUND }),
  addItem: oc
    .route({ method: 'POST', path: '/api/items', summary: 'Add a digital item (admin)', tags })
    .input(itemFields)
    .output(answer(item))
    .errors(adminOnly),
  updateItem: oc
    .route({
      method: 'PUT',
      path: '/api/items/{id}',
      summary: 'Change a digital item (admin); what is left out stays',
      tags,
    })
    .input(itemFields.extend(byId.shape))
    .output(answer(item))
    .errors({ ...adminOnly, NOT_FOUND }),
  deleteItem: oc
    .route({
      method: 'DELETE',
      path: '/api/items/{id}',
      successStatus: 200,
      summary: 'Delete a digital item (admin); orders keep what was bought',
      tags,
    })
    .input(byId)
    .output(answer(z.null()))
    .errors({ ...adminOnly, NOT_FOUND }),
};
