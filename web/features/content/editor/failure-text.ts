import { errorMessage } from '#web/error-message.ts';

/** What is said about a failure: a fallback for when the server has no words, or a sentence of one's own. */
export type Failure = string | ((error: unknown) => string);

export const failureText = (error: unknown, failure: Failure): string =>
  typeof failure === 'string' ? errorMessage(error, failure) : failure(error);
