/**
 * What is behind an error: the innermost one, and the first where several addresses were tried. The message of a failed
 * query holds its parameters, that of its cause does not.
 */
export function describeCause(error: unknown): string {
  let cause = error;
  for (let inner = error; inner instanceof Error; inner = innerOf(inner)) cause = inner;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `${cause.name}: ${cause.message}${code}`;
}

const innerOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause);
