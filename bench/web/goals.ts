import type { LighthouseMetric } from './run-lighthouse.ts';
import type { Goal } from './table.ts';

/** Goals of the public site; times in milliseconds. */
export const LIGHTHOUSE_GOALS: Partial<Record<LighthouseMetric, Goal>> = {
  performance: { atLeast: 99 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  LCP: { atMost: 1300 },
  TBT: { atMost: 50 },
  CLS: { atMost: 0 },
};
/** Kilobytes of JavaScript (gzip), lazy parts included. */
export const SCRIPT_GOAL: Goal = { atMost: 130 };
/** Requests of the landing page per second on one core. */
export const LOAD_GOAL: Goal = { atLeast: 2000 };
/** The sign-in page is not kept like the public ones, and has a form: less is asked of it. */
export const LOGIN_GOALS: Partial<Record<LighthouseMetric, Goal>> = {
  performance: { atLeast: 95 },
  LCP: { atMost: 1800 },
};
/** The generator, for a newcomer with the sample design: kilobytes (gzip) and milliseconds. */
export const GENERATOR_GOALS = {
  script: { atMost: 200 },
  usable: { atMost: 2000 },
  typing95: { atMost: 100 },
} satisfies Record<string, Goal>;
