import { member, takesFile } from '#server/platform/rpc.ts';
import { presentAttachment } from '../present.ts';
import { admitAttachment } from './admit-attachment.ts';
import { contentDisposition } from './content-disposition.ts';
import { getAttachment } from './get-attachment.ts';
import { storeAttachment } from './store-attachment.ts';

export const attachmentProcedures = {
  uploadAttachment: member.tickets.uploadAttachment
    .use(takesFile(admitAttachment))
    .handler(async ({ input, context }) => presentAttachment(await storeAttachment(context, input.file, context.user))),
  getAttachment: member.tickets.getAttachment.handler(async ({ input, context }) => {
    const file = await getAttachment(context, input.id, context.user);
    const how = file.type === 'image/webp' ? 'inline' : 'attachment';
    context.resHeaders?.set('content-disposition', contentDisposition(how, file.name));
    // A stranger wrote this: it is kept nowhere, guessed by nobody, and as a page it could do nothing.
    context.resHeaders?.set('content-security-policy', "default-src 'none'; sandbox");
    return file;
  }),
};
