import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

/** What the order lists of both kinds have in common. */
export type AnyOrder = PackageOrder | ItemOrder;

export interface OrdersQuery {
  page: number;
  limit: number;
  search: string;
  /** Field name, with `-` in front for descending. */
  sort: string;
  /** Only orders in this state; '' for all. */
  paymentStatus?: string;
  /** Whose; admins get everybody's without it. */
  userEmail?: string | undefined;
}

const inputOf = ({ search, paymentStatus, userEmail, ...rest }: OrdersQuery) => ({
  ...rest,
  ...(search && { search }),
  ...(paymentStatus && { paymentStatus }),
  ...(userEmail && { userEmail }),
});

/** A page of package orders, and how many there are. The page before stays in view until it has come. */
export function usePackageOrders(query: OrdersQuery) {
  const input = inputOf(query);
  return useQuery({
    queryKey: [...api.orders.listOrders.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.orders.listOrders, input, signal),
    placeholderData: keepPreviousData,
  });
}

/** The same of item orders. */
export function useItemOrders(query: OrdersQuery) {
  const input = inputOf(query);
  return useQuery({
    queryKey: [...api.orders.listItemOrders.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.orders.listItemOrders, input, signal),
    placeholderData: keepPreviousData,
  });
}
