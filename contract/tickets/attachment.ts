import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';

/** Largest file that can be attached to a message. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
/** Files of one message. */
export const MAX_ATTACHMENTS = 5;

export const attachment = z.object({
  _id: recordId,
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf', 'text/plain']),
  bytes: z.number().int(),
  url: z.string().describe('Path on this site; whoever may read the message may load it'),
  width: z.number().int().nullable().describe('Of a picture, in px'),
  height: z.number().int().nullable(),
});
export type Attachment = z.infer<typeof attachment>;

/** Ids of uploaded files that are not part of a message yet. */
export const attachmentIds = z
  .array(recordId)
  .max(MAX_ATTACHMENTS, `A message can have at most ${MAX_ATTACHMENTS} files.`)
  .default([]);

const ATTACHMENT_MISSING = { ...errors.NOT_FOUND, message: 'This file does not exist.' };

export const attachments = {
  uploadAttachment: oc
    .route({
      method: 'POST',
      path: '/api/support-attachments',
      successStatus: 201,
      summary:
        "Keep a file (multipart, field 'file') for a message that is about to be sent: a picture (encoded anew), PDF or text",
      tags: ['Support'],
    })
    .input(z.object({ file: z.file({ error: 'Please choose a file.' }) }))
    .output(attachment)
    .errors({
      UNAUTHORIZED: errors.UNAUTHORIZED,
      FILE_REJECTED: errors.FILE_REJECTED,
      FILE_TOO_LARGE: errors.FILE_TOO_LARGE,
      TOO_MANY_UPLOADS: errors.TOO_MANY_UPLOADS,
      BUSY: errors.BUSY,
    }),
  getAttachment: oc
    .route({
      method: 'GET',
      path: '/api/support-attachments/{id}',
      summary: 'A file of a message; PDF and text come as a download only',
      tags: ['Support'],
    })
    .input(byId)
    .output(z.file())
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: ATTACHMENT_MISSING }),
};
