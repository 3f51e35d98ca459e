import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from './vocabulary/errors.ts';

export const vitalName = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
export type VitalName = z.infer<typeof vitalName>;

export const vitalRating = z.enum(['good', 'needs-improvement', 'poor']);
export type VitalRating = z.infer<typeof vitalRating>;

/** One metric of one day: milliseconds, for CLS a plain number. */
export const vitalDay = z.object({
  day: z.iso.date(),
  name: vitalName,
  p75: z.number().describe('75th percentile, to the width of its bucket'),
  visits: z.number().int(),
  good: z.number().min(0).max(1).describe('Share of visits rated good'),
});
export type VitalDay = z.infer<typeof vitalDay>;

export const webVitals = {
  reportVitals: oc
    .route({ method: 'POST', path: '/api/web-vitals', summary: 'What a visit measured', tags: ['Web vitals'] })
    .input(
      z.object({
        page: z.string().max(500),
        metrics: z
          .array(z.object({ name: vitalName, value: z.number().min(0).max(600_000), rating: vitalRating }))
          .min(1)
          .max(5),
      }),
    )
    .output(z.object({ success: z.literal(true) }))
    .errors({ TOO_MANY_MESSAGES: errors.TOO_MANY_MESSAGES }),
  listVitals: oc
    .route({
      method: 'GET',
      path: '/api/web-vitals',
      summary: 'How fast the site was for its visitors, per day and metric (admin)',
      tags: ['Web vitals'],
    })
    .input(z.object({ days: z.coerce.number().int().min(1).max(90).default(28) }))
    .output(z.array(vitalDay))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
