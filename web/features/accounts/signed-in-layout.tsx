import { Outlet } from 'react-router';
import { AccountProviders } from './account-providers.tsx';
import { RequireSession } from './require-session.tsx';

/** Pages that stand among the public ones and are for people who are signed in: the profile, buying, paying. */
export default function SignedInLayout() {
  return (
    <AccountProviders>
      <RequireSession>
        <Outlet />
      </RequireSession>
    </AccountProviders>
  );
}
