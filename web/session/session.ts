export type Session = { user: { id: string; name: string; email: string; image?: string | null } } | null;

/** An answer of the sign-in service that is not 2xx; `status` is 0 when no answer came. */
export class SignInError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The text under `name`; '' when there is none. Every page loads this file: zod would be too heavy for it. */
export function textIn(value: unknown, name: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : '';
}

/** One call of the sign-in service: a POST when there is a body. @throws SignInError */
export async function authRequest(
  path: string,
  body?: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new SignInError(0, 'NETWORK', String(cause));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new SignInError(response.status, textIn(answer, 'code'), textIn(answer, 'message'));
}

/** Only what the pages show; null for anything that is not a session. */
export function parseSession(answer: unknown): Session {
  const user = typeof answer === 'object' && answer !== null && 'user' in answer ? answer.user : undefined;
  const [id, email] = [textIn(user, 'id'), textIn(user, 'email')];
  if (!id || !email) return null;
  return { user: { id, name: textIn(user, 'name'), email, image: textIn(user, 'image') || null } };
}

/** The session as page loaders read it: without renewing it, because a new cookie would not reach the browser. */
export const sessionPath = '/api/auth/get-session?disableRefresh=true';

export const readSession = async (): Promise<Session> => parseSession(await authRequest('/get-session'));

export const signOut = () => authRequest('/sign-out', {});
