import type { SessionUser } from '#server/platform/session.ts';

/** A generation belongs to the user who paid for it. */
export const canUseGeneration = (actor: SessionUser, generation: { userId: string }): boolean =>
  generation.userId === actor.id;
