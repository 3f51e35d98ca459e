import { books } from './orders/books.ts';
import { itemOrders } from './orders/item-orders.ts';
import { packageOrders } from './orders/package-orders.ts';

/** Orders of packages and of items. How they are paid is in `payments.ts`. */
export const orders = { ...packageOrders, ...itemOrders, ...books };
