import { profileContract } from './accounts/profile.ts';

/** What a member keeps of oneself, and where one is signed in. */
export const profile = profileContract;
