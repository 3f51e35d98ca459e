import { errorMessage, errorStatus } from '#web/error-message.ts';

/** Why a message did not go out: the server's words, or that it said nothing, or that it could not be asked. */
export const sendFailure = (error: unknown): string =>
  errorStatus(error) === 0 ? 'Error sending message.' : errorMessage(error, 'Failed to send message.');
