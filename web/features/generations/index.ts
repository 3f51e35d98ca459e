// Conversions as others list them.

export { RecentConversions } from './history/index.ts';
export { StatusBadge } from './vocabulary/index.ts';
