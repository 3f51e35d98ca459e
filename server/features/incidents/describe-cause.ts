/**
 * What is behind an error: the innermost one. The message of a failed query holds its parameters, that of its cause
 * does not.
 */
export function describeCause(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `${cause.name}: ${cause.message}${code}`;
}
