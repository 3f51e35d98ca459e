export { deletedPerson, isDeletedPerson } from './deleted-person.ts';
export { getUserByEmail } from './get-user-by-email.ts';
export { extendMembership, restoreMembership, shortenMembership } from './membership.ts';

// Tables that others refer to or join:

export { passkeys, sessions, signIns, twoFactors, users, verifications } from './tables.ts';
