import { type ComponentProps, useState } from 'react';

type PictureProps = ComponentProps<'img'> & {
  src: string;
  /** Shown when there is no picture, or when it cannot be loaded. */
  fallback: string;
  width: number;
  height: number;
};

/** A picture that an admin named. It has its room from the start and loads when it comes near the window. */
export function Picture({ src, fallback, alt = '', ...rest }: PictureProps) {
  const [failed, setFailed] = useState('');
  const shown = src && src !== failed ? src : fallback;
  return (
    <img
      // One that failed before the page was alive has already said so.
      ref={(image) => {
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
      }}
      onError={() => setFailed(src)}
      src={shown}
      data-fallback={fallback}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}
