import { recordAct } from '#server/features/audit/record-act.ts';
import { admin, visitor } from '#server/rpc.ts';
import { getPicture } from './get-picture.ts';
import { presentPicture } from './present.ts';
import { storePicture } from './store-picture.ts';

// Who may: admins store, everybody sees.

export const uploadProcedures = {
  uploadImage: admin.uploads.uploadImage.handler(async ({ input, context }) => {
    const stored = await storePicture(context.storage, input.image);
    const { name, ...after } = stored;
    const subject = { type: 'picture', id: name, name: input.image.name || name };
    await recordAct(context.db, { actor: context.user, action: 'picture.upload', subject, after });
    return { success: true as const, file: presentPicture(stored) };
  }),
  getImage: visitor.uploads.getImage.handler(async ({ input, context }) => {
    const picture = await getPicture(context.storage, input.name);
    // The name is made from the content, so it never shows anything else.
    context.resHeaders?.set('cache-control', 'public, max-age=31536000, immutable');
    context.resHeaders?.set('content-security-policy', "default-src 'none'");
    context.resHeaders?.set('x-content-type-options', 'nosniff');
    return picture;
  }),
};
