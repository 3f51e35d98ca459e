import { failure } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limits/create-limiter.ts';
import { spend } from '#server/platform/limits/spend.ts';
import { member, type RequestContext, visitor } from '#server/platform/rpc.ts';
import { getOwnGeneration } from '../get-own-generation.ts';
import { getResult } from '../get-result.ts';
import { createShare } from './create-share.ts';
import { findShares } from './find-shares.ts';
import { getShare } from './get-share.ts';
import { presentShare, presentSharedPage } from './present.ts';
import { revokeShare } from './revoke-share.ts';

export const shareProcedures = {
  createShare: member.shares.createShare.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentShare(await createShare(context.db, row));
  }),

  listShares: member.shares.listShares.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return (await findShares(context.db, row)).map(presentShare);
  }),

  revokeShare: member.shares.revokeShare.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentShare(await revokeShare(context.db, row, input.share));
  }),

  getShare: visitor.shares.getShare.handler(async ({ input: { token }, context }) => {
    await admitView(context);
    const row = await getShare(context.db, token);
    const result = await getResult(context.db, row.id);
    if (!result) throw failure('SHARED_PAGE_DELETED');
    keepBriefly(context);
    return presentSharedPage(token, row, result);
  }),

  getShareImage: visitor.shares.getShareImage.handler(async ({ input: { token }, context }) => {
    await admitView(context);
    const row = await getShare(context.db, token);
    const picture = await context.storage.get(row.imageKey);
    keepBriefly(context);
    return new File([picture], 'design.png', { type: 'image/png' });
  }),
};

/** Anybody may look, but nobody may read all day. What is behind a link is not for search engines. */
async function admitView({ db, limits, address, resHeaders }: RequestContext): Promise<void> {
  resHeaders?.set('x-robots-tag', 'noindex');
  resHeaders?.set('referrer-policy', 'no-referrer');
  await spend(db, limits.views, networkOf(address), resHeaders, failure('TOO_MANY_VIEWS'));
}

/** Long enough for a page and its embed, short enough for a link that is withdrawn. */
const keepBriefly = ({ resHeaders }: RequestContext) => resHeaders?.set('cache-control', 'public, max-age=60');
