import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** /admin/settings leads to the first tab. */
export const loader = () => redirect(paths.accountSettings);

export default function SettingsIndex() {
  return null;
}
