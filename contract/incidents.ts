import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { recordId } from './vocabulary/ids.ts';

/** Where something went wrong: in a conversion, in a payment, or in another call. */
export const incidentArea = z.enum(['conversion', 'payment', 'request']);
export type IncidentArea = z.infer<typeof incidentArea>;

/** What somebody was told about a failure, and its cause. Both have the reference, and so has the log. */
export const incident = z.object({
  _id: recordId,
  reference: z.string().describe('8 × A–Z0–9, as it was shown'),
  at: instant,
  area: incidentArea,
  told: z.string().describe('What the person read'),
  cause: z.string().describe('What a provider, PayPal, the storage or the code said; holds no secret'),
  userId: recordId.nullable(),
  userName: z.string().nullable(),
  subjectId: z.string().nullable().describe('The conversion or order, or the call'),
});
export type Incident = z.infer<typeof incident>;

export const incidents = {
  listIncidents: oc
    .route({
      method: 'GET',
      path: '/api/incidents',
      summary: 'Failures with their references and causes, newest first (admin)',
      tags: ['Incidents'],
    })
    .input(
      z.object({
        search: z.string().max(200).optional().describe('In reference, cause, person and subject'),
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(incident))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
