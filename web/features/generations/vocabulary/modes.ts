import type { Generation, Mode } from '#contract/generations.ts';
import { frameworkLabel } from './frameworks.ts';

export const modes: readonly { value: Mode; label: string; means: string }[] = [
  { value: 'clean', label: 'Clean', means: 'Prefers the steps of a scale: code to build on.' },
  { value: 'exact', label: 'Exact', means: 'Keeps every measured pixel of the design.' },
];

export const modeLabel = (mode: Mode): string => modes.find(({ value }) => value === mode)?.label ?? mode;

/** What a page is written in. */
export const styleLabel = ({ framework, mode }: Pick<Generation, 'framework' | 'mode'>): string =>
  `${frameworkLabel(framework)}, ${modeLabel(mode)}`;
