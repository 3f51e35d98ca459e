import { useEffect } from 'react';
import type { NarrowScreen } from '#contract/generations.ts';
import { type ChosenImage, useChosenImage } from './use-chosen-image.ts';

/** Pictures of the chosen page on narrower screens. They go with it. */
export function useNarrowImages({ file }: Pick<ChosenImage, 'file'>) {
  const images: Record<NarrowScreen, ChosenImage> = { tablet: useChosenImage(), phone: useChosenImage() };
  const { tablet, phone } = images;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page's own picture goes.
  useEffect(() => {
    if (file) return;
    tablet.clear();
    phone.clear();
  }, [file]);
  const files = {
    ...(tablet.file ? { tablet: tablet.file } : {}),
    ...(phone.file ? { phone: phone.file } : {}),
  };
  const bytes = [file, tablet.file, phone.file].reduce((sum, one) => sum + (one?.size ?? 0), 0);
  return {
    images,
    files,
    bytes,
    several: Boolean(tablet.file ?? phone.file),
    checking: tablet.checking || phone.checking,
  };
}
