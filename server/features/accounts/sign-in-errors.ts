import { APIError, createAuthMiddleware } from 'better-auth/api';
import * as z from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { getUserByEmail } from './get-user-by-email.ts';

/** Names stand in lists, mails and messages. */
const MAX_NAME_LENGTH = 100;

const withEmail = z.object({ email: z.email() });

/**
 * Makes the sign-in library tell apart what the error catalogue tells apart: an address without an account, a wrong
 * password, a disabled account. `hideExistence` keeps its own, alike answers instead.
 */
export function signInErrors(db: Database, hideExistence: boolean) {
  return {
    before: createAuthMiddleware(async ({ path, body }) => {
      refuseUnstorable(body ?? {});
      const signsIn = path === '/sign-in/email';
      if (!signsIn && path !== '/request-password-reset') return;
      const parsed = withEmail.safeParse(body);
      if (!parsed.success) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' });
      const user = await getUserByEmail(db, parsed.data.email);
      if (!user && !hideExistence)
        throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND', message: 'User not found' });
      if (signsIn && user?.disabledAt)
        throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'This account has been disabled.' });
    }),
    after: createAuthMiddleware(async ({ path, context }) => {
      const { returned } = context;
      if (hideExistence || path !== '/sign-in/email' || !(returned instanceof APIError)) return;
      if (returned.body?.code !== 'INVALID_EMAIL_OR_PASSWORD') return;
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_PASSWORD', message: 'Invalid password' });
    }),
  };
}

/** What the library would hand to the database unchecked. */
function refuseUnstorable(body: Record<string, unknown>): void {
  if (Object.values(body).some((value) => typeof value === 'string' && value.includes('\0')))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_TEXT', message: 'A text holds a character that is none.' });
  const { name } = body;
  if (typeof name !== 'string') return;
  if (name.trim() === '') throw new APIError('BAD_REQUEST', { code: 'NAME_REQUIRED', message: 'The name is missing.' });
  if (name.length > MAX_NAME_LENGTH)
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'The name is too long.' });
}
