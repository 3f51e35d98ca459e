import { errorMessage, errorStatus } from '#web/error-message.ts';

const words = {
  update: { refused: 'Failed to update contact page', broken: 'Error updating contact page' },
  reset: { refused: 'Failed to reset contact page', broken: 'Error resetting contact page' },
};

/** What went wrong: with the server's words where it sent some. */
export function contactFailure(error: unknown, action: keyof typeof words): string {
  const message = errorStatus(error) === 0 ? '' : errorMessage(error, '');
  const { refused, broken } = words[action];
  return message ? `${refused}: ${message}` : broken;
}
