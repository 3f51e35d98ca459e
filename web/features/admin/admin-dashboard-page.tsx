import { PackageManager } from '#web/features/packages/index.ts';
import { UsersCard } from '#web/features/users/index.ts';
import { CountCards } from './count-cards.tsx';
import { RevenueCard } from './revenue/revenue-card.tsx';
import { VitalsCard } from './vitals-card.tsx';

export const meta = () => [{ title: 'Admin dashboard · Facsimile' }];

/** What is going on, at a glance. */
export default function AdminDashboardPage() {
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <h1 className="text-heading">Dashboard</h1>
      <CountCards />
      <RevenueCard />
      <PackageManager />
      <UsersCard compact />
      <VitalsCard />
    </div>
  );
}
