import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { AUTH_FRESH_MS, navbarCache } from './navbar-cache.ts';
import type { Session } from './session.ts';
import { setSession } from './session-store.ts';

export type Account = NonNullable<Session>['user'];
export type NavbarUser = Pick<User, 'UserEmail' | 'userName' | 'profileURL' | 'userRole' | 'currentBalance'>;

const userData = navbarCache<NavbarUser>('navbar-user-data', AUTH_FRESH_MS);

const keptOf = ({ email }: Account): NavbarUser | undefined => {
  const kept = userData.read();
  return kept?.UserEmail === email ? kept : undefined;
};

const followers = new Set<(user: NavbarUser) => void>();

/** What has just been saved: the header shows it at once. */
export function rememberNavbarUser({ UserEmail, userName, profileURL, userRole, currentBalance }: NavbarUser): void {
  const user = { UserEmail, userName, profileURL, userRole, currentBalance };
  userData.write(user);
  for (const follow of followers) follow(user);
}

async function askFor({ email }: Account): Promise<void> {
  const answer = await fetch(`/users?userEmail=${encodeURIComponent(email)}`);
  if (answer.status === 401) setSession(null);
  if (!answer.ok) return;
  const [found] = (await answer.json()) as User[];
  if (found) rememberNavbarUser(found);
}

/**
 * The record of who is signed in: at once what the browser kept, then what the server says, because a conversion may
 * have cost a credit in between. `refresh` asks again when that is five minutes old.
 */
export function useNavbarUser(account: Account) {
  const [user, setUser] = useState<NavbarUser>();
  const ask = () => askFor(account).catch((error: unknown) => console.error('The account could not be read', error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account.
  useEffect(() => {
    setUser(keptOf(account));
    followers.add(setUser);
    void ask();
    return () => void followers.delete(setUser);
  }, [account.email]);
  return { user: user?.UserEmail === account.email ? user : undefined, refresh: () => keptOf(account) ?? void ask() };
}
