import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';

/** The photo at 150 px, or a placeholder: also when the address shows no picture. */
export function ProfilePhoto({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  const frame = 'size-[150px] shrink-0 rounded-full border border-line-strong bg-sunken';
  return url && broken !== url ? (
    <img
      src={url}
      alt="Your profile"
      width="150"
      height="150"
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
      className={`${frame} object-cover`}
    />
  ) : (
    <span role="img" aria-label="No profile photo" className={`${frame} grid place-items-center`}>
      <CircleUserRound aria-hidden="true" strokeWidth={1} className="size-20 text-muted" />
    </span>
  );
}
