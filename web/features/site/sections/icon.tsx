import { isSafeLink } from '#contract/vocabulary/safe-link.ts';
import { useFallback } from '#web/ui/use-fallback.ts';
import { iconPath } from './icon-path.ts';

/** A picture's address, or icon class names; the placeholder icon when it is missing or cannot be loaded. */
export function Icon({ icon, className = 'size-7' }: { icon: string; className?: string }) {
  const { isBroken, watch } = useFallback(icon, iconPath(''));
  if (isSafeLink(icon) && !isBroken)
    return (
      <img
        {...watch}
        src={icon}
        alt=""
        width="28"
        height="28"
        loading="lazy"
        className={`${className} object-contain`}
      />
    );
  const url = `url(${iconPath(isBroken ? '' : icon)})`;
  return <span aria-hidden="true" className={`icon-mask ${className}`} style={{ maskImage: url }} />;
}
