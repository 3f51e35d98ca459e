import type { Fidelity } from './use-fidelity.ts';

/** The one figure of a page as it is shown, 0–100. */
export function figureOf(fidelity: Fidelity): string {
  if (fidelity.state === 'measuring') return '…';
  const faithful = fidelity.state === 'measured' ? fidelity.judgement.faithful : null;
  return faithful === null ? '–' : (faithful * 100).toFixed(1);
}
