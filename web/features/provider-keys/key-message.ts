import { errorMessage } from '#web/error-message.ts';

/** 'Error: …' in the words of the server, or `fallback` where it sent none. */
export function keyMessage(error: unknown, fallback: string): string {
  const message = errorMessage(error, '');
  return message ? `Error: ${message}` : fallback;
}
