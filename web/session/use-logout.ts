import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { clearLocalState } from '#web/preferences.ts';
import { letUnsavedWorkGo } from '#web/ui/unsaved-work.ts';
import { tabQueries } from './forget-account.ts';
import { signOut } from './session.ts';
import { tellOtherTabs } from './session-channel.ts';
import { beginLeaving } from './session-store.ts';

/** Ends the session and goes home, where the account is forgotten. When the server cannot be told, that is only logged. */
export function useLogout() {
  const navigate = useNavigate();
  return async () => {
    if (!letUnsavedWorkGo('You have unsaved changes. Log out without saving them?')) return;
    beginLeaving();
    // What is being asked is given up: it would only hear that the session has ended.
    void tabQueries.client?.cancelQueries();
    await signOut().catch((error: unknown) => console.error('Logout failed', error));
    clearLocalState();
    tellOtherTabs('signed-out');
    await navigate(paths.home);
  };
}
