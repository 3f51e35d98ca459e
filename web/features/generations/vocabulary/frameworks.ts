import type { Framework } from '#contract/generations.ts';

export const frameworks: readonly { value: Framework; label: string }[] = [
  { value: 'tailwind', label: 'Tailwind CSS' },
  { value: 'bootstrap', label: 'Bootstrap' },
  { value: 'custom', label: 'Custom CSS' },
];

export const frameworkLabel = (framework: Framework): string =>
  frameworks.find(({ value }) => value === framework)?.label ?? framework;
