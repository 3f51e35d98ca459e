import { useQuery } from '@tanstack/react-query';
import { Signpost } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { readPreferences, rememberPreference } from '#web/preferences.ts';
import { useAction } from '#web/ui/actions/index.ts';

/** Why the tour is on: somebody is here for the first time, or has asked for it. */
type Touring = 'first' | 'asked' | null;

/** What somebody without a conversion is offered: a tour, once in this browser, and the sample design. */
export function useFirstRun({ openId }: { openId: string | undefined }) {
  const { session } = useAccount();
  const [touring, setTouring] = useState<Touring>(null);
  const list = useQuery({
    ...api.generations.listGenerations.queryOptions({ input: {} }),
    enabled: Boolean(session) && !openId,
  });
  const isNew = list.data?.length === 0 && !openId;
  useEffect(() => {
    if (isNew && readPreferences(document.cookie).tour !== 'seen') setTouring((now) => now ?? 'first');
  }, [isNew]);
  useAction({
    ...{ id: 'tour', label: 'Tour of the generator', group: 'Help', words: ['introduction', 'guide'], Icon: Signpost },
    run: () => setTouring('asked'),
  });
  return {
    isNew,
    // Whoever has converted something has understood what it is about.
    touring: touring === 'asked' || (touring === 'first' && isNew),
    endTour() {
      rememberPreference('tour', 'seen');
      setTouring(null);
    },
  };
}
