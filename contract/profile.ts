import { profileContract } from './accounts/profile.ts';

/** A member's own profile, and where the account is signed in. */
export const profile = profileContract;
