import { useSupportLive } from './use-support-live.ts';
import { useTitleCount } from './use-title-count.ts';
import { useUnread } from './use-unread.ts';

/** In an area: its count of new messages in the browser's title, and what happens at the desk as it happens. */
export function SupportLive({ area }: { area: 'user' | 'admin' }) {
  const { own, desk } = useUnread();
  useSupportLive();
  useTitleCount(area === 'admin' ? desk : own);
  return null;
}
