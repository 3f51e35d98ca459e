/**
 * What the preview measured of a candidate: the four scores of its text, the one figure from text and pixels where the browser
 * could compare them, in Clean mode how well it is written, and what is wrong, worst first.
 */
export type Measurement = {
  scores: {
    block: number;
    text: number;
    position: number;
    color: number;
    faithful?: number | undefined;
    craft?: number | undefined;
  };
  problems: string[];
};

/** A candidate this good, with nothing wrong in it, needs no repair. */
const GOOD_ENOUGH = { faithful: 0.95, mean: 0.97 };
/** A problem that people run into (overflow, contrast, a missing text) weighs as much as this much of the score. */
const PROBLEM_WEIGHT = 0.002;
const PROBLEMS_COUNTED = 20;
/** How a page is written weighs as much as all the problems that are counted: it is not lost among lines that were moved. */
const CRAFT_WEIGHT = PROBLEM_WEIGHT * PROBLEMS_COUNTED;

export const meanScore = ({ scores }: Measurement): number =>
  (scores.block + scores.text + scores.position + scores.color) / 4;

/** The one figure; without pixels the product of the text scores, which is its form. */
const faithfulOf = ({ scores }: Measurement): number =>
  scores.faithful ?? scores.block * scores.text * scores.position * scores.color;

export const isGoodEnough = (measurement: Measurement): boolean =>
  measurement.problems.length === 0 &&
  (measurement.scores.faithful === undefined
    ? meanScore(measurement) >= GOOD_ENOUGH.mean
    : measurement.scores.faithful >= GOOD_ENOUGH.faithful);

/** By this the best of several candidates is chosen: how faithful it is, less a little for each problem and for how it is written. */
export const worthOf = (measurement: Measurement): number =>
  faithfulOf(measurement) -
  PROBLEM_WEIGHT * Math.min(measurement.problems.length, PROBLEMS_COUNTED) -
  CRAFT_WEIGHT * (1 - (measurement.scores.craft ?? 1));
