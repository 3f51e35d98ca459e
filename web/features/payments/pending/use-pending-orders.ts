import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderKind } from '#contract/orders/order.ts';
import { api, client } from '#web/api.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { findPage, type Page } from '#web/find-page.ts';

interface PendingQuery {
  page: number;
  limit: number;
  /** Field name, with `-` in front for descending. */
  sort: string;
}

/** A page of one's own orders that wait for their payment, and how many there are. */
export function usePendingOrders(kind: OrderKind, { page, limit, sort }: PendingQuery) {
  const { session } = useAccount();
  const input = { page, limit, sort, paymentStatus: 'pending', userEmail: session?.user.email ?? '' };
  const { listOrders, listItemOrders } = api.orders;
  return useQuery<Page<AnyOrder>>({
    queryKey: [...(kind === 'package' ? listOrders : listItemOrders).key({ input }), 'page'],
    queryFn: ({ signal }) =>
      kind === 'package'
        ? findPage(client.orders.listOrders, input, signal)
        : findPage(client.orders.listItemOrders, input, signal),
    placeholderData: keepPreviousData,
    enabled: Boolean(session),
  });
}
