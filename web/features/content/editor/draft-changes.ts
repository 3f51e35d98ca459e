/** The fields of a draft (top level) whose values differ from those it began with. */
export function draftChanges<Fields extends object>(before: Fields, draft: Fields): Partial<Fields> {
  const keys = Object.keys(draft) as (keyof Fields)[];
  const changed = keys.filter((key) => JSON.stringify(draft[key]) !== JSON.stringify(before[key]));
  return Object.fromEntries(changed.map((key) => [key, draft[key]])) as Partial<Fields>;
}
