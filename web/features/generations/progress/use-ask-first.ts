import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type LeaveQuestion, leaveQuestion } from '#web/ui/unsaved-work.ts';

/**
 * What is ordered is put on the table, in the place of what lies there: where unsaved work would be lost by that, it is asked
 * about before anything is ordered, not when the credit is spent.
 */
export function useAskFirst() {
  const [asked, setAsked] = useState<{ question: LeaveQuestion; order: () => void } | null>(null);
  const askFirst = (order: () => void) => {
    const question = leaveQuestion('query');
    if (question) setAsked({ question, order });
    else order();
  };
  return {
    /** The same mutation, begun once nothing stands against it. */
    asksFirst: <Data, Input>(mutation: UseMutationResult<Data, Error, Input>) => ({
      ...mutation,
      mutate: (input: Input) => askFirst(() => mutation.mutate(input)),
    }),
    leaving: {
      question: asked?.question,
      onStay: () => setAsked(null),
      onLeave: () => {
        setAsked(null);
        asked?.order();
      },
    },
  };
}
