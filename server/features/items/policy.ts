import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';

/** The goods are for admins; buyers get theirs with their order. */
export const canSeeGoods = (actor: SessionUser | null): boolean => actor?.role === 'Admin';

export const itemMissing = () => failure('NOT_FOUND', 'This item does not exist.');
