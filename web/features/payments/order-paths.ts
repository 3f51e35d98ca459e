import type { OrderKind } from '#contract/orders/order.ts';
import { paths } from '#web/paths.ts';

/** Where one goes from an order of either kind. */
export const orderPaths = {
  package: {
    buy: paths.buy,
    pending: paths.pendingPayment,
    pay: paths.payNow,
    history: paths.subscriptionHistory,
    help: (order: string) => paths.createSupport({ order }),
  },
  item: {
    buy: paths.itemBuy,
    pending: paths.itemPendingPayment,
    pay: paths.itemPayNow,
    history: paths.ordersHistory,
    help: (itemOrder: string) => paths.createSupport({ itemOrder }),
  },
} as const satisfies Record<OrderKind, object>;
