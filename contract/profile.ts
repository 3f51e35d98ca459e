import { profileContract } from './accounts/profile.ts';

const { listSignInWays, listSessions, endSession, endOtherSessions, exportAccount, deleteAccount } = profileContract;

/** What a member keeps of oneself. */
export const profile = {
  listSignInWays,
  listSessions,
  endSession,
  endOtherSessions,
  exportAccount,
  deleteAccount,
};
