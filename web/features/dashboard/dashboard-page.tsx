import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CreditCard, useAccount } from '#web/features/accounts/index.ts';
import { RecentConversions } from '#web/features/generations/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DashboardCards } from './dashboard-cards.tsx';

export const meta = () => [{ title: 'Dashboard · Facsimile' }];

export default function DashboardPage() {
  const { session, user } = useAccount();
  const name = user?.userName || session?.user.name;
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading">{name ? `Welcome, ${name}!` : 'Welcome!'}</h1>
          <p className="mt-1 text-muted">Which design would you like to turn into a page today?</p>
        </div>
        <Button asChild size="large" className="max-sm:w-full">
          <Link to={paths.generator()}>
            Image to HTML Generator
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <DashboardCards />
          <RecentConversions />
        </div>
        <CreditCard />
      </div>
    </div>
  );
}
