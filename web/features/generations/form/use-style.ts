import { useState } from 'react';
import type { FontService, Framework, Generation, Mode } from '#contract/generations.ts';
import { DEFAULT_MODE } from '#contract/vocabulary/generation-limits.ts';

/** How a page is written. */
export interface Style {
  framework: Framework;
  mode: Mode;
  fonts: FontService;
}

const first: Style = { framework: 'tailwind', mode: DEFAULT_MODE, fonts: 'google' };

/**
 * How the next page is to be written. It begins with how the one on the table is written, and what is chosen then stays as
 * long as that page does, also when it is saved. What is chosen while another page is on its way is for that one.
 * @param about the page that the form is about; null where nothing lies on the table and no picture is chosen, undefined while
 * it is about something else
 * @param idNow of the page that lies on the table, or is on its way there
 */
export function useStyle(
  about: (Pick<Generation, '_id' | 'parentId' | 'edited'> & Style) | null | undefined,
  idNow: () => string | undefined,
) {
  const [style, setStyle] = useState(first);
  const [followed, setFollowed] = useState<string | null>(null);
  const [chosenFor, setChosenFor] = useState<string>();
  if (about !== undefined && (about?._id ?? null) !== followed) {
    setFollowed(about?._id ?? null);
    const isSaved = about?.edited && about.parentId === followed;
    const isChosen = about && about._id === chosenFor;
    setChosenFor(undefined);
    if (!isSaved && !isChosen) {
      const { framework, mode, fonts } = about ?? first;
      setStyle({ framework, mode, fonts });
    }
  }
  const change = (part: Partial<Style>) => {
    setStyle((now) => ({ ...now, ...part }));
    setChosenFor(idNow());
  };
  return { style, change };
}
