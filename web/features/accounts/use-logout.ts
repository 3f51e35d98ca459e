import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { clearLocalState } from '#web/preferences.ts';
import { signOut } from '#web/session.ts';
import { tellOtherTabs } from '#web/session-channel.ts';
import { letUnsavedWorkGo } from '#web/ui/unsaved-work.ts';
import { forgetAccount } from './forget-account.ts';

/** Ends the session and goes home. When the server cannot be told, that is only logged. */
export function useLogout() {
  const navigate = useNavigate();
  return async () => {
    if (!letUnsavedWorkGo('You have unsaved changes. Log out without saving them?')) return;
    await signOut().catch((error: unknown) => console.error('Logout failed', error));
    clearLocalState();
    tellOtherTabs('signed-out');
    // First away from the pages that need a session: they would send the visitor to /login.
    await navigate(paths.home);
    forgetAccount();
  };
}
