import type { Generation, Stage } from '#contract/generations.ts';
import { engineName } from '../vocabulary/index.ts';

interface Step {
  id: Stage;
  label: string;
}

const reading: readonly Step[] = [
  { id: 'decode', label: 'Reading the picture' },
  { id: 'segment', label: 'Finding boxes and images' },
  { id: 'text', label: 'Reading the text' },
  { id: 'style', label: 'Measuring colours and type' },
  { id: 'layout', label: 'Working out rows and columns' },
];
const writing: Step = { id: 'emit', label: 'Writing the code' };

const order: readonly Stage[] = ['decode', 'segment', 'text', 'style', 'layout', 'emit', 'ask', 'repair'];

/**
 * The stages of a conversion, in order, in people's words.
 * @param round which repair is going on, counted from 1
 */
export function stagesOf(
  { engine, model, parentId, repair }: Pick<Generation, 'engine' | 'model' | 'parentId' | 'repair'>,
  round: number,
): readonly Step[] {
  if (engine === 'built-in') return [...reading, writing];
  const ask: Step = { id: 'ask', label: `Asking ${engineName(engine)}${model ? ` (${model})` : ''}…` };
  const mend: Step = { id: 'repair', label: `Correcting what the preview measured, round ${round}` };
  return [...(parentId ? [] : reading), ask, ...(repair ? [mend] : [])];
}

/** Index of the step that `current` is, or the last one that comes before it; -1 before all of them. */
export const stepOf = (steps: readonly Step[], current: Stage | null): number =>
  current ? steps.findLastIndex(({ id }) => order.indexOf(id) <= order.indexOf(current)) : -1;
