import { Moment } from '#web/ui/moment.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { durationText, secondsBetween } from './duration-text.ts';

/** How long it is since then, in minutes that go on. */
export function Waiting({ since }: { since: string }) {
  const now = useNow();
  return (
    <Moment at={since}>
      <span className="tabular-nums">{durationText(secondsBetween(since, now))}</span>
    </Moment>
  );
}
