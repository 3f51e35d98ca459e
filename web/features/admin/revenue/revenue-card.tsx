import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { RevenueFigures } from './revenue-figures.tsx';

const periods = [
  { value: 'day', label: 'Days' },
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
] as const;

/** What came in, less what went back. */
export function RevenueCard() {
  const [per, setPer] = useState<RevenuePeriod>('day');
  const [asked, setAsked] = useState<Currency>();
  const input = { per, ...(asked && { currency: asked }) };
  const revenue = useQuery({
    ...api.orders.getRevenue.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const data = revenue.data;
  return (
    <Card aria-labelledby="revenue" className="min-w-0">
      <CardHeader>
        <h2 id="revenue" className="font-semibold text-body">
          Revenue
        </h2>
        <div className="flex flex-wrap gap-2">
          {data && <CurrencyChoice {...data} onChange={setAsked} />}
          <Segmented label="Period" value={per} onChange={setPer} options={periods} />
        </div>
      </CardHeader>
      {revenue.isPending && (
        <div role="status" aria-label="Loading the revenue" className="grid gap-4 p-5">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-44" />
        </div>
      )}
      {revenue.isError && !data && (
        <div className="p-4">
          <ErrorState
            message={errorMessage(revenue.error, 'Failed to fetch the revenue')}
            onRetry={() => revenue.refetch()}
          />
        </div>
      )}
      {data && <RevenueFigures per={revenue.isPlaceholderData ? periodOf(data.bars.length) : per} revenue={data} />}
    </Card>
  );
}

/** While the next figures are on their way those of the former period stand here. */
const periodOf = (bars: number): RevenuePeriod => (bars === 30 ? 'day' : bars === 26 ? 'week' : 'month');
