import { PackageManager } from './manager/package-manager.tsx';

export const meta = () => [{ title: 'Packages · Facsimile' }];

/** The same as a tab of the settings. */
export default function PackagesTab() {
  return <PackageManager />;
}
