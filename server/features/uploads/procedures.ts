import { recordAct } from '#server/features/audit/index.ts';
import { failure } from '#server/platform/errors.ts';
import { member, takesFile, visitor } from '#server/platform/rpc.ts';
import { admitPicture } from './admit-picture.ts';
import { getPicture } from './get-picture.ts';
import { canStorePicture } from './policy.ts';
import { presentPicture } from './present.ts';
import { storePicture } from './store-picture.ts';

export const uploadProcedures = {
  uploadImage: member.uploads.uploadImage.use(takesFile(admitPicture)).handler(async ({ input, context }) => {
    const { image, purpose } = input;
    if (!canStorePicture(context.user, purpose))
      throw failure('FORBIDDEN', 'Only an administrator can store pictures for the site.');
    const stored = await storePicture(context.storage, image, purpose);
    if (purpose === 'site') {
      const { name, ...after } = stored;
      const subject = { type: 'picture', id: name, name: image.name || name };
      await recordAct(context.db, { actor: context.user, action: 'picture.upload', subject, after });
    }
    return { success: true as const, file: presentPicture(stored) };
  }),
  getImage: visitor.uploads.getImage.handler(async ({ input, context }) => {
    const picture = await getPicture(context.storage, input.name);
    // The name is made from the content, so it never shows anything else.
    context.resHeaders?.set('cache-control', 'public, max-age=31536000, immutable');
    return picture;
  }),
};
