export interface TextChange {
  /** Of the text before. */
  from: number;
  to: number;
  insert: string;
}

/** What is between the beginning and the end that two texts share; null where they are the same. */
export function smallestChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
