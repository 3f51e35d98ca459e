import { errorCode, errorMessage, errorStatus } from '#web/error-message.ts';

/** What is said when an order stays: the server's refusal with its reason, or that no proper answer came. */
export function deleteFailure(error: unknown): string {
  const status = errorStatus(error);
  if (status === 0) return 'Something went wrong while deleting.';
  const reason = status < 500 && errorCode(error) ? errorMessage(error, '') : '';
  return ['Failed to delete order.', reason].filter(Boolean).join(' ');
}
