import { durationText, secondsBetween } from './duration-text.ts';
import { useNow } from './use-now.ts';

/** How long it is since then, in minutes that go on. */
export function Waiting({ since }: { since: string }) {
  const now = useNow();
  return (
    <time dateTime={since} title={new Date(since).toLocaleString()} className="whitespace-nowrap tabular-nums">
      {durationText(secondsBetween(since, now))}
    </time>
  );
}
