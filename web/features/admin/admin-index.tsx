import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** /admin leads to the dashboard. */
export const loader = () => redirect(paths.adminDashboard);

export default function AdminIndex() {
  return null;
}
