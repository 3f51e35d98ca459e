import { errorCode, errorMessage, errorStatus, isNetworkError, NETWORK_ERROR } from '#web/error-message.ts';

/**
 * What is said when a change of a user is refused: the status, and the server's reason where it gave one.
 * @param act e.g. `Failed to update user`
 */
export function userFailure(error: unknown, act: string): { title: string; reason: string | undefined } {
  const status = errorStatus(error);
  if (status === 0)
    return { title: `${act}: ${isNetworkError(error) ? NETWORK_ERROR : 'Unknown error'}`, reason: undefined };
  const reason = errorCode(error) && errorMessage(error, '');
  return { title: `${act}: ${status}`, reason: reason || undefined };
}

/** The same in one line. */
export function userFailureText(error: unknown, act: string): string {
  const { title, reason } = userFailure(error, act);
  return reason ? `${title}. ${reason}` : title;
}
