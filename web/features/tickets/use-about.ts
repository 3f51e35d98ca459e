import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TicketAbout } from '#contract/tickets/ticket.ts';
import { api } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { useOrder } from '#web/features/orders/index.ts';

export interface About {
  type: TicketAbout['type'];
  id: string;
  /** Whether a conversion or an order, and which one. */
  label: string;
  /** How a ticket about it may begin. */
  subject: string;
}

/**
 * What the address says that a new ticket is about. What is not there, or is somebody else's, is nothing.
 * @returns `isLoading` until its name is known
 */
export function useAbout(): { about: About | undefined; isLoading: boolean } {
  const [params] = useSearchParams();
  const [order, itemOrder, generation] = ['order', 'itemOrder', 'generation'].map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const kind = order ? 'package' : 'item';
  const ordered = useOrder(kind, order || itemOrder);
  const converted = useQuery({
    ...api.generations.getGeneration.queryOptions({ input: { id: generation } }),
    enabled: !order && !itemOrder && generation !== '',
  });
  const isLoading = ordered.isLoading || converted.isLoading;
  const id = order || itemOrder;
  if (id) {
    const type = order ? ('package-order' as const) : ('item-order' as const);
    if (isGone(ordered.error)) return { about: undefined, isLoading };
    const { orderId, packageName } = ordered.data ?? {};
    const label = orderId ? `Order ${orderId}: ${packageName}` : 'Your order';
    return { about: { type, id, label, subject: orderId ? label : '' }, isLoading };
  }
  if (generation && !isGone(converted.error)) {
    const { imageName, status } = converted.data ?? {};
    const label = imageName ? `Conversion of “${imageName}”` : 'Your conversion';
    const subject = status === 'failed' ? `${label} failed` : imageName ? label : '';
    return { about: { type: 'generation', id: generation, label, subject }, isLoading };
  }
  return { about: undefined, isLoading };
}

/** An id that is none's, or no id at all. */
const isGone = (error: unknown) => [400, 404].includes(errorStatus(error));
