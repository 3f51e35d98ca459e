import { CircleUserRound } from 'lucide-react';

/** The profile picture, or a placeholder. Decorative: the name stands beside it. */
export function Avatar({ url }: { url: string | null | undefined }) {
  return url ? (
    <img
      src={url}
      alt=""
      width="28"
      height="28"
      referrerPolicy="no-referrer"
      className="size-7 shrink-0 rounded-full object-cover"
    />
  ) : (
    <CircleUserRound aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-muted" />
  );
}
