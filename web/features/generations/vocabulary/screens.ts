import type { NarrowScreen } from '#contract/generations.ts';

/** Narrower screens that a page may have a picture for. */
export const screens: readonly { value: NarrowScreen; label: string }[] = [
  { value: 'tablet', label: 'Tablet' },
  { value: 'phone', label: 'Phone' },
];

export const screenLabel = (screen: NarrowScreen): string =>
  screens.find(({ value }) => value === screen)?.label ?? screen;
