/** The list with the entry of that id changed. @throws `missing` when there is none */
export function changeEntry<Entry extends { _id: string }>(
  entries: Entry[],
  id: string,
  change: (entry: Entry) => Entry,
  missing: () => Error,
): Entry[] {
  getEntry(entries, id, missing);
  return entries.map((entry) => (entry._id === id ? change(entry) : entry));
}

/** The list without the entry of that id. @throws `missing` when there is none */
export function removeEntry<Entry extends { _id: string }>(
  entries: Entry[],
  id: string,
  missing: () => Error,
): Entry[] {
  getEntry(entries, id, missing);
  return entries.filter((entry) => entry._id !== id);
}

/** @throws `missing` when there is none */
export function getEntry<Entry extends { _id: string }>(entries: Entry[], id: string, missing: () => Error): Entry {
  const found = entries.find((entry) => entry._id === id);
  if (!found) throw missing();
  return found;
}
