import { data, type HeadersFunction, Outlet } from 'react-router';
import { FOR_EVERYBODY } from '#web/data/load-sections.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/sign-in-layout.ts';
import { AccountProviders } from './account-providers.tsx';
import type { SignInWays } from './sign-in-ways.ts';

/** The pages of this layout have no headers of their own and take these. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The same for everybody without a session, so a server may keep the drawn form like any public page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(serverFetch)('/api/sign-in-ways');
  const ways = answer.ok ? ((await answer.json()) as SignInWays) : undefined;
  return data({ ways }, { headers: ways ? FOR_EVERYBODY : {} });
}

/** Whoever comes from another page waits for nothing: the form asks by itself. */
export const clientLoader = (): { ways: SignInWays | undefined } => ({ ways: undefined });

export default function SignInLayout() {
  return (
    <AccountProviders>
      <Outlet />
    </AccountProviders>
  );
}
