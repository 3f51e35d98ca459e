import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { clearLocalState } from '#web/preferences.ts';
import { tellOtherTabs } from '#web/session/session-channel.ts';
import { beginLeaving } from '#web/session/session-store.ts';
import { toast } from '#web/ui/toast.ts';
import { dropUnsavedWork } from '#web/ui/unsaved-work.ts';

/** After an account has been deleted: nothing of it stays in the browser, and the landing page says so. */
export function useLeaveForGood() {
  const navigate = useNavigate();
  return async () => {
    beginLeaving();
    dropUnsavedWork();
    clearLocalState();
    tellOtherTabs('signed-out');
    await navigate(paths.home);
    toast.success('Your account has been deleted.', 6000);
  };
}
