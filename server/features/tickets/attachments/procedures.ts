import { failure } from '#server/platform/errors.ts';
import { spend } from '#server/platform/limits/spend.ts';
import { member } from '#server/rpc.ts';
import { presentAttachment } from '../present.ts';
import { contentDisposition } from './content-disposition.ts';
import { getAttachment } from './get-attachment.ts';
import { storeAttachment } from './store-attachment.ts';

const TOO_MANY = 'Too many files came from your account. Please try again later.';

export const attachmentProcedures = {
  uploadAttachment: member.tickets.uploadAttachment.handler(async ({ input, context }) => {
    const { limits, user, resHeaders } = context;
    await spend(limits.attachments, user.id, resHeaders, failure('TOO_MANY_UPLOADS', TOO_MANY));
    return presentAttachment(await storeAttachment(context, input.file, user));
  }),
  getAttachment: member.tickets.getAttachment.handler(async ({ input, context }) => {
    const file = await getAttachment(context, input.id, context.user);
    const how = file.type === 'image/webp' ? 'inline' : 'attachment';
    context.resHeaders?.set('content-disposition', contentDisposition(how, file.name));
    // A stranger wrote this: it is kept nowhere, guessed by nobody, and as a page it could do nothing.
    context.resHeaders?.set('cache-control', 'private, no-store');
    context.resHeaders?.set('content-security-policy', "default-src 'none'; sandbox");
    context.resHeaders?.set('x-content-type-options', 'nosniff');
    return file;
  }),
};
