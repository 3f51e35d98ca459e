import { admin } from '#server/platform/rpc.ts';
import { addCannedReply } from './add-canned-reply.ts';
import { deleteCannedReply } from './delete-canned-reply.ts';
import { listCannedReplies } from './list-canned-replies.ts';
import { presentCannedReply } from './present.ts';
import { updateCannedReply } from './update-canned-reply.ts';

export const cannedReplyProcedures = {
  listCannedReplies: admin.tickets.listCannedReplies.handler(async ({ context }) =>
    (await listCannedReplies(context.db)).map(presentCannedReply),
  ),
  addCannedReply: admin.tickets.addCannedReply.handler(async ({ input, context }) =>
    presentCannedReply(await addCannedReply(context.db, input, context.user)),
  ),
  updateCannedReply: admin.tickets.updateCannedReply.handler(async ({ input: { id, ...fields }, context }) =>
    presentCannedReply(await updateCannedReply(context.db, id, fields, context.user)),
  ),
  deleteCannedReply: admin.tickets.deleteCannedReply.handler(async ({ input, context }) => {
    await deleteCannedReply(context.db, input.id, context.user);
    return { success: true as const };
  }),
};
