import type { SessionUser } from '#server/features/accounts/create-auth.ts';

/** A generation belongs to the user who paid for it. */
export const canUseGeneration = (actor: SessionUser, generation: { userId: string }): boolean =>
  generation.userId === actor.id;
