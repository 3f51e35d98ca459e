export const NETWORK_ERROR = 'Network error or server not responding';

/** HTTP status that an error of the API carries; 0 when no answer came. */
export function errorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' ? status : 0;
}

/** Stable code that an error of the API carries; clients switch on it, never on the text. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** The text to show: the server's own words, or `fallback` where it sent none. */
export function errorMessage(error: unknown, fallback: string): string {
  if (errorStatus(error) === 0) return isNetworkError(error) ? NETWORK_ERROR : fallback;
  if (errorStatus(error) >= 500 && errorCode(error) === 'INTERNAL_SERVER_ERROR') return withReference(error, fallback);
  return error instanceof Error && error.message ? error.message : fallback;
}

/** By the reference the admins find what was behind an error of the server. */
function withReference(error: unknown, text: string): string {
  const data = error instanceof Error && 'data' in error ? (error.data as { reference?: unknown } | null) : undefined;
  return typeof data?.reference === 'string' ? `${text} (reference ${data.reference})` : text;
}

/** Whether the session has ended (or never was). */
export const isSignedOut = (error: unknown): boolean => errorStatus(error) === 401;

/** `fetch` rejects with a TypeError when it cannot reach the server. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;
