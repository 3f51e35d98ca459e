export { RecentConversions } from './recent-conversions.tsx';
