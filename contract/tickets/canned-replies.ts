import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { messageText, requiredLine } from './texts.ts';

export const cannedReply = z.object({ _id: recordId, title: z.string(), message: z.string(), updatedAt: instant });
export type CannedReply = z.infer<typeof cannedReply>;

const fields = z.object({ title: requiredLine('Please enter a title').max(100), message: messageText });
const tags = ['Support'];
const admins = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const one = { ...admins, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This canned reply does not exist.' } };
const path = '/api/canned-replies';

/** Answers that are written often. */
export const cannedReplies = {
  listCannedReplies: oc
    .route({ method: 'GET', path, summary: 'Canned replies by title', tags })
    .output(z.array(cannedReply))
    .errors(admins),
  addCannedReply: oc
    .route({ method: 'POST', path, successStatus: 201, summary: 'Add a canned reply', tags })
    .input(fields)
    .output(cannedReply)
    .errors(admins),
  updateCannedReply: oc
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Change a canned reply', tags })
    .input(byId.extend(fields.shape))
    .output(cannedReply)
    .errors(one),
  deleteCannedReply: oc
    .route({ method: 'DELETE', path: `${path}/{id}`, successStatus: 200, summary: 'Delete a canned reply', tags })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors(one),
};
