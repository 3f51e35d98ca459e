import { useState } from 'react';
import { isSafeLink } from '#contract/vocabulary/safe-link.ts';
import { iconPath } from './icon-path.ts';

/** A picture's address, or icon class names; the placeholder icon when it is missing or cannot be loaded. */
export function Icon({ icon, className = 'size-7' }: { icon: string; className?: string }) {
  const [failed, setFailed] = useState('');
  if (isSafeLink(icon) && icon !== failed)
    return (
      <img
        src={icon}
        data-fallback={iconPath('')}
        alt=""
        width="28"
        height="28"
        loading="lazy"
        ref={(image) => {
          if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(icon);
        }}
        onError={() => setFailed(icon)}
        className={`${className} object-contain`}
      />
    );
  const url = `url(${iconPath(failed ? '' : icon)})`;
  return <span aria-hidden="true" className={`icon-mask ${className}`} style={{ maskImage: url }} />;
}
