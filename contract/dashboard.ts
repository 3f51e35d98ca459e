import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from './vocabulary/errors.ts';

export const dashboardCounts = z.object({
  orders: z.number().int().describe('Of packages and of items'),
  packageOrders: z.number().int(),
  itemOrders: z.number().int(),
  users: z.number().int(),
  tickets: z.number().int().describe('Merged ones count as one'),
  openTickets: z.number().int().describe('Open or in progress'),
  waitingTickets: z.number().int().describe('Whose writer waits for an answer'),
});
export type DashboardCounts = z.infer<typeof dashboardCounts>;

export const dashboard = {
  getCounts: oc
    .route({ method: 'GET', path: '/api/dashboard-counts', summary: 'Figures of the admin dashboard', tags: ['Admin'] })
    .output(dashboardCounts)
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
