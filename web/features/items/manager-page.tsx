import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ItemsCard } from './manager/items-card.tsx';

export const meta = () => [{ title: 'Items · Facsimile' }];

/** The digital items as admins keep them. */
export default function ItemsManagerPage() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Items" />
        <h1 className="text-heading">Items</h1>
      </div>
      <ItemsCard />
    </div>
  );
}
