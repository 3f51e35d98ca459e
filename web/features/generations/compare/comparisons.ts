import { Columns2, Contrast, Eye, Flame, Layers2, SquareSplitHorizontal } from 'lucide-react';

/** How the result is laid over, or beside, its design. `off`: the page alone, alive. */
export type Compare = 'off' | 'side' | 'onion' | 'swipe' | 'heat' | 'blink';

export const comparisons = [
  { value: 'off', label: 'Live page', Icon: Eye },
  { value: 'side', label: 'Side by side', Icon: Columns2 },
  { value: 'onion', label: 'Onion skin', Icon: Layers2 },
  { value: 'swipe', label: 'Swipe', Icon: SquareSplitHorizontal },
  { value: 'heat', label: 'Heat map', Icon: Flame },
  { value: 'blink', label: 'Blink', Icon: Contrast },
] as const satisfies readonly { value: Compare; [key: string]: unknown }[];
