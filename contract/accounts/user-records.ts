import { oc } from '@orpc/contract';
import * as z from 'zod';
import { generation } from '../generations.ts';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { credits, price } from '../vocabulary/money.ts';
import { sessionInfo } from './profile.ts';

/** Only the fact that a conversion took place; its content is for its owner. */
export const generationFacts = generation.pick({
  _id: true,
  status: true,
  framework: true,
  engine: true,
  model: true,
  score: true,
  faithful: true,
  error: true,
  createdAt: true,
  finishedAt: true,
  durationMs: true,
});
export type GenerationFacts = z.infer<typeof generationFacts>;

export const orderFacts = z.object({
  _id: recordId,
  orderId: z.string(),
  packageName: z.string(),
  credit: credits,
  totalPrice: price,
  paymentStatus: z.string(),
  orderStatus: z.string(),
  createdAt: instant,
  MembershipValidity: instant.nullable(),
});
export type OrderFacts = z.infer<typeof orderFacts>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const limit = z.coerce.number().int().min(1).max(200).default(50);
const tags = ['Accounts'];

/** What is stored about a user, newest first. The ledger and the tickets have their own lists. */
export const userRecordsContract = {
  listUserGenerations: oc
    .route({ method: 'GET', path: '/api/users/{id}/generations', summary: 'Conversions of a user (admin)', tags })
    .input(byId.extend({ limit }))
    .output(z.array(generationFacts))
    .errors(adminOnly),
  listUserOrders: oc
    .route({ method: 'GET', path: '/api/users/{id}/orders', summary: 'Package orders of a user (admin)', tags })
    .input(byId.extend({ limit }))
    .output(z.array(orderFacts))
    .errors(adminOnly),
  listUserSessions: oc
    .route({ method: 'GET', path: '/api/users/{id}/sessions', summary: 'Where a user is signed in (admin)', tags })
    .input(byId)
    .output(z.array(sessionInfo))
    .errors(adminOnly),
  endUserSessions: oc
    .route({
      method: 'DELETE',
      path: '/api/users/{id}/sessions',
      successStatus: 200,
      summary: 'Sign a user out everywhere (admin)',
      tags,
    })
    .input(byId)
    .output(z.object({ success: z.literal(true), ended: z.number().int() }))
    .errors({ ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'User data not found' } }),
};
