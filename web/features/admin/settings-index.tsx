import { redirect } from 'react-router';
import { settingsTabs } from './settings-tabs.ts';

/** /admin/settings leads to the first tab. */
export const loader = () => redirect(settingsTabs[0].to);

export default function SettingsIndex() {
  return null;
}
