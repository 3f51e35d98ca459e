import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';

/** Sign-in state counts as fresh for five minutes. */
const SESSION_FRESH_MS = 300_000;

const sessionSchema = z
  .object({
    user: z.object({ id: z.string(), name: z.string(), email: z.string(), image: z.string().nullish() }),
  })
  .nullable();
export type Session = z.infer<typeof sessionSchema>;

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

const failureSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') }).catch({
  code: '',
  message: '',
});

async function authRequest(path: string, body?: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(
    `/api/auth${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch((cause: unknown) => {
    throw new SignInError(0, 'NETWORK', String(cause));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { code, message } = failureSchema.parse(answer);
  throw new SignInError(response.status, code, message);
}

export const parseSession = (answer: unknown): Session => sessionSchema.catch(null).parse(answer);

/** The session as page loaders read it: without renewing it, because a new cookie would not reach the browser. */
export const sessionPath = '/api/auth/get-session?disableRefresh=true';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => parseSession(await authRequest('/get-session')),
  staleTime: SESSION_FRESH_MS,
});

export const signIn = (input: { email: string; password: string; rememberMe: boolean }) =>
  authRequest('/sign-in/email', input);

export const signUp = (input: { name: string; email: string; password: string }) =>
  authRequest('/sign-up/email', input);

export const signOut = () => authRequest('/sign-out', {});

export const requestPasswordReset = (input: { email: string; redirectTo: string }) =>
  authRequest('/request-password-reset', input);

export const resetPassword = (input: { newPassword: string; token: string }) => authRequest('/reset-password', input);
