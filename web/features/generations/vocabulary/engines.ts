import type { EngineChoice, GenerationEngine, GeneratorStatus } from '#contract/generations.ts';
import { providerNames } from '#contract/vocabulary/provider-names.ts';

export type Engine = GeneratorStatus['engines'][number];

export const engineName = (engine: GenerationEngine): string =>
  engine === 'built-in' ? 'Built-in' : providerNames[engine];

const rank = ({ id }: Engine): number => (id === 'automatic' ? 0 : id === 'built-in' ? 2 : 1);

/** What the choice of engines shows, Automatic first and Built-in last. Until the server has answered: Automatic. */
export function engineOptions(engines: readonly Engine[] | undefined): { value: EngineChoice; label: string }[] {
  if (!engines?.length) return [{ value: 'automatic', label: 'Automatic' }];
  return [...engines]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id, name }) => ({
      value: id,
      label: id === 'automatic' ? 'Automatic' : id === 'built-in' ? 'Built-in' : name,
    }));
}

/** Whether any provider can be asked now. */
export const providerAvailable = (engines: readonly Engine[] | undefined): boolean =>
  engines?.some(({ uses, available }) => available && uses !== null && uses !== 'built-in') ?? false;
