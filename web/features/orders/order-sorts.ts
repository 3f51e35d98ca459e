import type { SortChoice } from './order-list-toolbar.tsx';

/** What a narrow screen offers in place of column heads. */
export const packageSorts: SortChoice = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['packageName', 'Package, A–Z'],
  ['-totalPrice', 'Highest amount'],
  ['paymentStatus', 'Status'],
  ['-MembershipValidity', 'Most days left'],
];

export const itemSorts: SortChoice = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['packageName', 'Item, A–Z'],
  ['-totalPrice', 'Highest amount'],
  ['paymentStatus', 'Status'],
];

export const adminSorts: SortChoice = [
  ['-orderDate', 'Newest first'],
  ['orderDate', 'Oldest first'],
  ['customerName', 'Customer, A–Z'],
  ['packageName', 'Name, A–Z'],
  ['-totalPrice', 'Highest amount'],
  ['paymentStatus', 'Payment'],
];
