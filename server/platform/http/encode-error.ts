import type { ORPCError } from '@orpc/server';
import * as z from 'zod';

const refusedInput = z.object({
  issues: z
    .array(z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional() }))
    .min(1),
});

/**
 * The body of a failed call. If input does not fit the schema, `message` and `error` say what is wrong, not only the list
 * of issues.
 */
export function encodeError(error: ORPCError<string, unknown>) {
  const refused = error.code === 'BAD_REQUEST' ? refusedInput.safeParse(error.data) : undefined;
  const message = refused?.success ? sentence(refused.data.issues[0]!) : error.message;
  return { ...error.toJSON(), message, success: false, error: message };
}

/** Our own messages are complete; zod's ('Invalid URL', 'Too big: …') need the name of the field. */
const sentence = ({ message, path = [] }: z.infer<typeof refusedInput>['issues'][number]): string =>
  /^(Invalid|Too|Unrecognized|Expected)/.test(message) && path.length > 0 ? `${path.join('.')}: ${message}` : message;
