import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** /user alone leads to the dashboard. */
export const loader = () => redirect(paths.dashboard);

export default function UserIndex() {
  return null;
}
