import type { Stage } from '#contract/generations.ts';

/** The stages of a conversion, in order, in people's words. */
export const stages: readonly { id: Stage; label: string }[] = [
  { id: 'decode', label: 'Reading the picture' },
  { id: 'segment', label: 'Finding boxes and images' },
  { id: 'text', label: 'Reading the text' },
  { id: 'style', label: 'Measuring colours and type' },
  { id: 'layout', label: 'Working out rows and columns' },
  { id: 'emit', label: 'Writing the code' },
];
