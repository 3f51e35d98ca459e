/** What the preview measured of a candidate: the four fidelity scores, and what is wrong, worst first. */
export type Measurement = {
  scores: { block: number; text: number; position: number; color: number };
  problems: string[];
};

/** A candidate this good, with nothing wrong in it, needs no repair. */
const GOOD_ENOUGH = 0.97;
/** A problem that people run into (overflow, contrast, a missing text) weighs as much as this much of the score. */
const PROBLEM_WEIGHT = 0.002;
const PROBLEMS_COUNTED = 20;

export const meanScore = ({ scores }: Measurement): number =>
  (scores.block + scores.text + scores.position + scores.color) / 4;

export const isGoodEnough = (measurement: Measurement): boolean =>
  meanScore(measurement) >= GOOD_ENOUGH && measurement.problems.length === 0;

/** By this the best of several candidates is chosen: the mean score, less a little for each problem. */
export const worthOf = (measurement: Measurement): number =>
  meanScore(measurement) - PROBLEM_WEIGHT * Math.min(measurement.problems.length, PROBLEMS_COUNTED);
