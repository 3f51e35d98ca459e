import { useQuery } from '@tanstack/react-query';
import type { OrderKind } from '#contract/orders/order.ts';
import { api } from '#web/api.ts';

/** One order of either kind; nothing is asked while `id` is ''. */
export function useOrder(kind: OrderKind, id: string) {
  const asked = id !== '';
  const input = { id };
  const pack = useQuery({ ...api.orders.getOrder.queryOptions({ input }), enabled: asked && kind === 'package' });
  const item = useQuery({ ...api.orders.getItemOrder.queryOptions({ input }), enabled: asked && kind === 'item' });
  return kind === 'package' ? pack : item;
}
