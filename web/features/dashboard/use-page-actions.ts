import type { LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useActions } from '#web/ui/actions/index.ts';

interface Page {
  to: string;
  label: string;
  Icon?: LucideIcon;
}

/** Offers pages in the palette under a heading. */
export function usePageActions(group: string, pages: readonly Page[]): void {
  const navigate = useNavigate();
  useActions(
    pages.map(({ to, label, Icon }) => ({ id: `page ${to}`, label, group, Icon, run: () => void navigate(to) })),
  );
}
