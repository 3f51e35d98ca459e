export { DifferencesDialog } from './differences-dialog.tsx';
export { RecentConversions } from './recent-conversions.tsx';
