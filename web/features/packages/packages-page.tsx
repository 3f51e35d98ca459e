import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PackageManager } from './manager/package-manager.tsx';

export const meta = () => [{ title: 'Pricing Packages · Facsimile' }];

/** The packages as admins keep them, on a page of their own. */
export default function PackagesPage() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Pricing Packages" />
        <h1 className="text-heading">Pricing Packages</h1>
      </div>
      <PackageManager title="For sale" />
    </div>
  );
}
