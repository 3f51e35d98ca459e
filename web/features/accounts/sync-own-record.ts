import type { Session } from '#web/session/session.ts';

/**
 * After signing in: the own record takes over name and picture of the sign-in provider where it has none. Nobody has to
 * wait for it; a failure is only logged.
 */
export async function syncOwnRecord({ name, email, image }: NonNullable<Session>['user']): Promise<void> {
  const response = await fetch('/api/create-user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: name, userEmail: email, profileURL: image ?? null }),
  }).catch(() => undefined);
  if (response?.ok) return;
  const answer = await response?.json().catch(() => undefined);
  console.error('Failed to create user', answer?.error ?? '');
}
