import type { UserWithCredits } from './find-users.ts';
import { presentUser } from './present.ts';

/** A user as the audit log keeps one. Credits come apart: they also change while an admin changes something else. */
export function auditedUser(record: UserWithCredits) {
  const { _id, createdAt, currentBalance, ...facts } = presentUser(record);
  return facts;
}
