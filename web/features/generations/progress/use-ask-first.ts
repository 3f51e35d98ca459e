import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type LeaveQuestion, leaveQuestion } from '#web/ui/unsaved-work.ts';

/**
 * What takes the place of the page on the table: where unsaved work would be lost by that, it is asked about before anything is
 * done, not when the credit is spent.
 */
export function useAskFirst() {
  const [asked, setAsked] = useState<{ question: LeaveQuestion; go: () => void } | null>(null);
  const askFirst = (go: () => void) => {
    const question = leaveQuestion('query');
    if (question) setAsked({ question, go });
    else go();
  };
  return {
    askFirst,
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
        asked?.go();
      },
    },
  };
}
