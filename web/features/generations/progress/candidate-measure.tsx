import type { Generation } from '#contract/generations.ts';
import { MAX_REPAIR_ROUNDS } from '#contract/vocabulary/generation-limits.ts';
import { client } from '#web/api.ts';
import { judge, pageAreaOf, readDesign, windowSize } from '../compare/index.ts';
import { loadBootstrapClasses } from '../vocabulary/index.ts';
import { CandidateFrame, type Measured, NARROW } from './candidate-frame.tsx';
import { craftProblems } from './craft-problems.ts';
import type { Candidate } from './live-state.ts';
import { problemsOf } from './problems-of.ts';
import { reportOnce, wasReported } from './reported-rounds.ts';

interface CandidateMeasureProps {
  generation: Generation;
  candidate: Candidate;
}

/** Measures the newest candidate of a running conversion and tells the server, once a round. Nothing waits for it here. */
export function CandidateMeasure({ generation, candidate }: CandidateMeasureProps) {
  const { _id: id, framework, mode, imageURL } = generation;
  const { round } = candidate;
  if (round > MAX_REPAIR_ROUNDS || wasReported(id, round)) return null;
  const area = pageAreaOf(candidate);
  const report = (measured: Measured) =>
    reportOnce(id, round, async () => {
      const { facts, painted } = measured;
      const design = painted && (await readDesign(imageURL, area).catch(() => null));
      const pictures = painted && design ? { design, result: painted } : null;
      const { faithful, parts, differences } = await judge(candidate, facts, pictures);
      const { block, text, position, color } = parts;
      const bootstrapClasses = framework === 'bootstrap' ? await loadBootstrapClasses() : undefined;
      // In Exact mode nothing is asked of the code but that it looks right.
      const ofCode =
        mode === 'clean' && measured.craft
          ? craftProblems({ craft: measured.craft, css: candidate.css, framework, bootstrapClasses }, candidate)
          : undefined;
      const scores = {
        block: ratio(block),
        text: ratio(text),
        position: ratio(position),
        color: ratio(color),
        ...(faithful === null ? {} : { faithful: ratio(faithful) }),
        ...(ofCode && { craft: ratio(1 - ofCode.reduce((sum, { weight }) => sum + weight, 0)) }),
      };
      const problems = problemsOf(differences, measured, NARROW, ofCode);
      await client.generations.reportMeasurement({ id, round, scores, problems }, { context: { retry: 2 } });
      // The facts come from a frame that runs generated pages, so they may be anything; the server goes on without.
    }).catch((error: unknown) => console.warn('The candidate could not be measured', error));
  return (
    <CandidateFrame
      key={`${id} ${round}`}
      framework={framework}
      candidate={candidate}
      size={windowSize(candidate)}
      onMeasured={report}
    />
  );
}

const ratio = (value: number): number => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);
