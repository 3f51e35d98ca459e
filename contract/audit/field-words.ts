import { pathLabel } from '../vocabulary/path-label.ts';

/** How a value is written: quoted, as a word, as an amount, a number of something, a day, or not at all. */
type Kind = 'text' | 'word' | 'money' | 'days' | 'day' | 'hidden';

const fields: Readonly<Record<string, readonly [words: string, kind: Kind, no?: string, yes?: string]>> = {
  // Users
  userName: ['name', 'text'],
  UserEmail: ['email address', 'word'],
  userEmail: ['email address', 'word'],
  customerEmail: ['customer', 'word'],
  userRole: ['role', 'word'],
  userMembership: ['membership', 'word'],
  membership: ['membership', 'word'],
  MembershipValidity: ['end of the membership', 'day'],
  until: ['end of the membership', 'day'],
  currentBalance: ['credits', 'word'],
  credits: ['credits', 'word'],
  profileURL: ['profile photo', 'word'],
  aboutMe: ['“About me” text', 'text'],
  phone: ['phone number', 'word'],
  isDisabled: ['state', 'word', 'enabled', 'disabled'],
  createdAt: ['day of joining', 'day'],
  // What is sold, and orders
  packageName: ['name', 'text'],
  itemName: ['name', 'text'],
  productName: ['product', 'text'],
  price: ['price', 'money'],
  totalPrice: ['total', 'money'],
  amount: ['amount', 'word'],
  credit: ['credits', 'word'],
  validity: ['validity', 'days'],
  sellerEmail: ['seller', 'word'],
  points: ['features', 'text'],
  accessUrl: ['access URL', 'word'],
  imageUrl: ['picture', 'word'],
  itemId: ['item number', 'word'],
  orderId: ['order number', 'word'],
  slug: ['slug', 'word'],
  // Keys and PayPal
  provider: ['provider', 'word'],
  baseURL: ['base URL', 'word'],
  maskedKey: ['key', 'word'],
  keyEntered: ['key', 'word', 'left as it was', 'entered again'],
  isActive: ['state', 'word', 'inactive', 'active'],
  enablePayPal: ['PayPal switch', 'word', 'off', 'on'],
  clientId: ['client ID', 'word'],
  clientSecret: ['client secret', 'word'],
  webhookId: ['webhook ID', 'word'],
  mode: ['mode', 'word'],
  currency: ['currency', 'word'],
  layout: ['button layout', 'word'],
  color: ['button color', 'word'],
  shape: ['button shape', 'word'],
  label: ['button label', 'word'],
  taxId: ['tax ID', 'word'],
  // Mail, tickets
  templateName: ['name', 'text'],
  body: ['text', 'text'],
  message: ['text', 'text'],
  priority: ['priority', 'word'],
  assignee: ['assignee', 'word'],
  status: ['status', 'word'],
  order: ['order', 'word'],
  // The sentence itself says these
  kind: ['kind', 'hidden'],
  duplicateId: ['duplicate', 'hidden'],
  ticketId: ['ticket', 'hidden'],
  users: ['users', 'hidden'],
};

/** 'end of the membership'; a field that is not listed is spelt out: `retryLimit` reads 'retry limit'. */
export function fieldWords(field: string): string {
  const words = fields[field]?.[0];
  if (words) return words;
  if (field.includes('.')) return pathLabel(field);
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
    .trim();
}

/** For a field of a section (`features.2.isActive`) the last part counts. */
const known = (field: string) => fields[field] ?? fields[field.split('.').at(-1) ?? ''];

export const fieldKind = (field: string): Kind => known(field)?.[1] ?? 'text';

/** 'active' and 'inactive' where a field says so, otherwise 'yes' and 'no'. */
export function flagWords(field: string, value: boolean): string {
  const [, , no = 'no', yes = 'yes'] = known(field) ?? [];
  return value ? yes : no;
}
