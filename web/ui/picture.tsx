import type { ComponentProps } from 'react';
import { useFallback } from './use-fallback.ts';

type PictureProps = ComponentProps<'img'> & {
  src: string;
  /** Shown when there is no picture, or when it cannot be loaded. */
  fallback: string;
  width: number;
  height: number;
};

/** A picture that an admin named. It has its room from the start and loads when it comes near the window. */
export function Picture({ src, fallback, alt = '', ...rest }: PictureProps) {
  const { isBroken, watch } = useFallback(src, fallback);
  return <img {...watch} src={src && !isBroken ? src : fallback} alt={alt} loading="lazy" decoding="async" {...rest} />;
}
