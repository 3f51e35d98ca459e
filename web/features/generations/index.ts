// Conversions as others list them.

export { RecentConversions } from './recent-conversions.tsx';
export { StatusBadge } from './status-badge.tsx';
