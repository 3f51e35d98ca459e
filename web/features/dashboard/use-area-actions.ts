import { LogOut, Monitor, Moon, Plus, Sun, UserRound } from 'lucide-react';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { useActions } from '#web/ui/actions/index.ts';
import { useTheme } from '#web/ui/theme.tsx';
import { adminPages } from './admin-pages.ts';
import { usePageActions } from './use-page-actions.ts';
import { userLinks } from './user-links.ts';

const memberPages = [
  ...userLinks,
  { to: paths.createSupport(), label: 'New support ticket', Icon: Plus },
  { to: paths.profile, label: 'Profile Settings', Icon: UserRound },
];
const themes = [
  { theme: 'light', label: 'Light theme', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', Icon: Moon },
  { theme: 'system', label: 'Theme of the system', Icon: Monitor },
] as const;
const appearance = { group: 'Appearance', words: ['colours', 'mode'] };

/** What can be done from every page of the signed-in areas. */
export function useAreaActions(): void {
  const { user } = useAccount();
  const { theme: current, setTheme } = useTheme();
  const logout = useLogout();
  usePageActions('Go to', memberPages);
  usePageActions('Administration', user?.userRole === 'Admin' ? Object.values(adminPages) : []);
  useActions([
    ...themes.map(({ theme, label, Icon }) => ({
      ...{ ...appearance, id: `theme ${theme}`, label, Icon, disabled: theme === current },
      run: () => setTheme(theme),
    })),
    { id: 'logout', label: 'Logout', group: 'Account', Icon: LogOut, run: () => void logout() },
  ]);
}
