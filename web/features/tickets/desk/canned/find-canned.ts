import type { CannedReply } from '#contract/tickets/canned-replies.ts';

/** Canned replies that have every word somewhere; those that have them in the title come first. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const byTitle = replies.filter(({ title }) => hasAll(title));
  const byText = replies.filter((reply) => !byTitle.includes(reply) && hasAll(`${reply.title} ${reply.message}`));
  return [...byTitle, ...byText];
}
