import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionReader } from '#server/platform/session.ts';
import type { Auth } from '../create-auth.ts';
import { hashToken } from './hash-token.ts';

/**
 * Reads a session with its user by one query, where better-auth takes several and prepares each again. What it would write,
 * a renewal once an hour, is left to it.
 */
export async function createSessionReader(db: Database, auth: Auth): Promise<SessionReader> {
  const { secret, authCookies, sessionConfig } = await auth.$context;
  const sessionByToken = db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      disabledAt: users.disabledAt,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        image: users.image,
        role: users.role,
        twoFactorEnabled: users.twoFactorEnabled,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_by_token');

  async function find(token: string) {
    const [found] = await sessionByToken.execute({ token: hashToken(token) });
    return found;
  }

  /** By what the library writes: the token, a dot and its HMAC-SHA256 in base64. */
  function tokenOf(cookieHeader: string): string | undefined {
    const value = readCookie(cookieHeader, authCookies.sessionToken.name);
    const dot = value?.lastIndexOf('.') ?? -1;
    if (!value || dot < 1) return undefined;
    const token = value.slice(0, dot);
    const signature = Buffer.from(value.slice(dot + 1));
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined;
  }

  return {
    async read(cookieHeader, renew = true) {
      const token = cookieHeader && tokenOf(cookieHeader);
      if (!token) return null;
      const found = await find(token);
      if (!found || found.disabledAt || found.expiresAt.getTime() <= Date.now()) return null;
      const { id, createdAt, user } = found;
      const age = sessionConfig.expiresIn * 1000 - (found.expiresAt.getTime() - Date.now());
      const isDue = age >= sessionConfig.updateAge * 1000;
      // Whoever does not want to be remembered has a short session, which is never renewed.
      if (!renew || !isDue || readCookie(cookieHeader, authCookies.dontRememberToken.name))
        return { id, createdAt, user, setCookies: [] };
      const headers = new Headers({ cookie: cookieHeader });
      const renewed = await auth.api.getSession({ headers, returnHeaders: true });
      return renewed.response && { id, createdAt, user, setCookies: renewed.headers.getSetCookie() };
    },
  };
}

/** The value of a cookie in a Cookie header. */
function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}
