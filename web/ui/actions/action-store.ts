import type { LucideIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';

/** Something that people can do on this screen, by its button, from the palette or with keys. */
export interface Action {
  /** Unique among what is on the screen. */
  id: string;
  /** What it does, as its button says it. */
  label: string;
  /** Heading in the palette, such as 'Go to'. */
  group: string;
  /** As in `mod+enter`, `shift+d` or `?`; `mod` is Command on a Mac and Ctrl elsewhere. */
  keys?: string | undefined;
  Icon?: LucideIcon | undefined;
  /** Other words that people may look for. */
  words?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  run: () => void;
}

type Registered = RefObject<readonly Action[]>;

let registered: readonly Registered[] = [];

/** Groups that every screen has: what only this one offers comes before them. */
const COMMON_GROUPS = ['Go to', 'Administration', 'Settings of the site', 'Appearance', 'Account', 'Help'];
const rank = ({ group }: Action) => COMMON_GROUPS.indexOf(group);

/** What can be done now, by groups. */
export const listActions = (): readonly Action[] =>
  [...new Map(registered.flatMap(({ current }) => current).map((action) => [action.id, action])).values()].sort(
    (one, other) => rank(one) - rank(other),
  );

/** Offers actions while the calling component is on the screen. They may be new at each render. */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    registered = [...registered, latest];
    return () => {
      registered = registered.filter((other) => other !== latest);
    };
  }, []);
}

/** Offers one action, unless it is `false`, while the calling component is on the screen. */
export const useAction = (action: Action | false): void => useActions(action ? [action] : []);
