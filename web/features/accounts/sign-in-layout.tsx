import { Outlet } from 'react-router';
import { AccountProviders } from './account-providers.tsx';

export default function SignInLayout() {
  return (
    <AccountProviders>
      <Outlet />
    </AccountProviders>
  );
}
