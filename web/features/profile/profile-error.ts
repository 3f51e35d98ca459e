import { errorMessage, errorStatus } from '#web/error-message.ts';

/** What saving a profile says when it fails: the server's answer, or that there was none. */
export const profileError = (error: unknown): string =>
  errorStatus(error) === 0
    ? 'An error occurred while updating your profile.'
    : `Failed to update profile: ${errorMessage(error, 'Unknown error')}`;
