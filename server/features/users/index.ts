export { auditedUser } from './audited-user.ts';
export { findAdmins, findUsers, type UserWithCredits } from './find-users.ts';
export { getUser, userMissing } from './get-user.ts';
export { presentUser } from './present.ts';
