import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import { failure } from '#server/platform/errors.ts';

/** The goods are for admins; buyers get theirs with their order. */
export const canSeeGoods = (actor: SessionUser | null): boolean => actor?.role === 'Admin';

export const itemMissing = () => failure('NOT_FOUND', 'This item does not exist.');
