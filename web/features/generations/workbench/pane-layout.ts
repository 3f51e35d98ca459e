/** Shares of the panes, per cent, by name. */
type Shares = Readonly<Record<string, number>>;

/**
 * How panes stand once one that was folded is opened: those that are open share what the folded ones leave, as they did when
 * all were open.
 * @param now with the folded ones at the width of their names
 * @param kept how all stood when none was folded
 */
export function openedLayout(now: Shares, kept: Shares, isFolded: (name: string) => boolean): Record<string, number> {
  const names = Object.keys(now);
  const sum = (of: Shares, which: (name: string) => boolean): number =>
    names.filter(which).reduce((total, name) => total + (of[name] ?? 0), 0);
  const room = 100 - sum(now, isFolded);
  const open = sum(kept, (name) => !isFolded(name));
  return Object.fromEntries(
    names.map((name) => [name, isFolded(name) ? (now[name] ?? 0) : ((kept[name] ?? 0) / open) * room]),
  );
}
