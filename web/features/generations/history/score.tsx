import type { Generation } from '#contract/generations.ts';

/**
 * How faithful a page is, as its owner's browser has measured it; that of its text where the pixels were not compared. A
 * page that was never opened has no figure.
 */
export function Score({ of: { faithful, score } }: { of: Pick<Generation, 'faithful' | 'score'> }) {
  const measured = faithful ?? score;
  if (measured === null) return <span className="text-caption text-muted">Open to measure</span>;
  return (
    <span className="whitespace-nowrap text-caption text-muted">
      {faithful === null ? 'Text' : 'Faithful'}{' '}
      <span className="font-mono text-ink text-small tabular-nums">{(measured * 100).toFixed(1)}</span>
    </span>
  );
}
