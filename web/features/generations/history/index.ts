export { DifferencesButton } from './differences-button.tsx';
export { RecentConversions } from './recent-conversions.tsx';
