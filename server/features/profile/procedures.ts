import { getUser, presentUser } from '#server/features/users/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { member } from '#server/platform/rpc.ts';
import { getMailWishes, updateMailWishes } from './mail-wishes.ts';
import { canChangeProfile } from './policy.ts';
import { signInProcedures } from './sign-in-procedures.ts';
import { updateProfile } from './update-profile.ts';

export const profileProcedures = {
  updateProfile: member.profile.updateProfile.handler(async ({ input: { id, ...fields }, context }) => {
    // Before it is looked up: whether somebody else's account exists is nobody's business.
    if (!canChangeProfile(context.user, id)) throw failure('FORBIDDEN');
    const { user } = await getUser(context.db, id);
    const own = authorize(user, canChangeProfile(context.user, user.id));
    const data = presentUser(await updateProfile(context, context.user, own, fields));
    return { success: true as const, message: 'Profile updated successfully!', data };
  }),

  getMailWishes: member.profile.getMailWishes.handler(({ context }) => getMailWishes(context.db, context.user.id)),

  updateMailWishes: member.profile.updateMailWishes.handler(({ input, context }) =>
    updateMailWishes(context.db, context.user.id, input),
  ),

  ...signInProcedures,
};
