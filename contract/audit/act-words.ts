import type { AuditEntry } from '../audit.ts';
import type { contentSection } from '../content/vocabulary.ts';
import { type Currency, formatPrice } from '../vocabulary/format-money.ts';
import type { NamePart, Part } from './part.ts';

export interface Told {
  entry: AuditEntry;
  subject: NamePart;
  /** Values of both sides, those after the act first. */
  facts: Readonly<Record<string, unknown>>;
}

export interface ActWords {
  /** Its name in a filter: 'User disabled'. */
  label: string;
  /**
   * The words after the admin's name, without a full stop; 'changes' stands for what changed, with values where they
   * are short.
   */
  says: 'changes' | ((told: Told) => Part[]);
  /** Fields that the sentence mentions, so that the list of changes does not repeat them. */
  said?: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const counted = (n: unknown, one: string, many: string): string =>
  Number(n) === 1 ? `1 ${one}` : `${text(n)} ${many}`;
const credits = (n: number): string => counted(n, 'credit', 'credits');

/** The change of a balance; older entries hold only the amount. */
function moved({ entry: { before, after }, facts }: Told): number {
  const [old, now] = [before?.credits, after?.credits];
  return typeof old === 'number' && typeof now === 'number' ? Math.abs(now - old) : Number(facts.credits);
}

/** Acts on a record with a name: added, changed, deleted. */
const record = (noun: string, action: string, change: 'update' | 'edit' = 'update'): Record<string, ActWords> => {
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    [`${action}.add`]: { label: `${label} added`, says: ({ subject }) => [`added the ${noun} `, subject] },
    [`${action}.${change}`]: { label: `${label} changed`, says: 'changes' },
    [`${action}.delete`]: { label: `${label} deleted`, says: ({ subject }) => [`deleted the ${noun} `, subject] },
  };
};

const users: Record<string, ActWords> = {
  'user.update': { label: 'User changed', says: 'changes' },
  'user.update-profile': { label: 'Profile changed', says: 'changes' },
  'user.membership': { label: 'Membership changed', says: 'changes' },
  'user.disable': {
    label: 'User disabled',
    says: ({ subject }) => ['disabled the account of ', subject],
    said: ['isDisabled'],
  },
  'user.enable': {
    label: 'User enabled',
    says: ({ subject }) => ['enabled the account of ', subject],
    said: ['isDisabled'],
  },
  'user.delete': { label: 'User deleted', says: ({ subject }) => ['deleted the account of ', subject] },
  'user.invite': {
    label: 'User invited',
    says: ({ subject, facts }) => ['invited ', subject, ` (${text(facts.userEmail)})`],
    said: ['userEmail'],
  },
  'user.sign-out': {
    label: 'User signed out',
    says: ({ subject, entry }) => [
      'signed ',
      subject,
      ` out everywhere (${counted(entry.before?.sessions, 'session', 'sessions')})`,
    ],
    said: ['sessions'],
  },
  'user.export': {
    label: 'Users exported',
    says: ({ facts }) => [
      `exported ${counted(facts.users, 'user', 'users')}`,
      text(facts.search) && ` found by “${text(facts.search)}”`,
    ],
    said: ['search'],
  },
  'credits.grant': {
    label: 'Credits granted',
    says: ({ subject, facts }) => [
      `granted ${credits(Number(facts.amount))} ${Array.isArray(facts.users) && facts.users.length > 1 ? 'each ' : ''}to `,
      subject,
    ],
    said: ['amount'],
  },
  'credits.deduct': {
    label: 'Credits deducted',
    says: (told) => [`deducted ${credits(moved(told))} from `, told.subject, balance(told)],
    said: ['credits'],
  },
  'credits.refund': {
    label: 'Credits refunded',
    says: (told) => [`refunded ${credits(moved(told))} to `, told.subject, balance(told)],
    said: ['credits'],
  },
};

const balance = ({ entry: { before, after } }: Told): string =>
  before && after ? `, whose balance is now ${text(after.credits)}` : '';

const desk: Record<string, ActWords> = {
  'mail.send': {
    label: 'Message sent',
    says: ({ subject, facts }) => ['sent ', { ...subject, name: `“${text(facts.subject)}”` }, ` to ${subject.name}`],
    said: ['toEmail', 'subject'],
  },
  'mail.retry': {
    label: 'Mail sent again',
    says: ({ subject }) => ['sent the ', { ...subject, name: 'mail' }, ` to ${subject.name} again`],
    said: ['status'],
  },
  ...record('mail template', 'mail-template'),
  'ticket.update': { label: 'Ticket changed', says: 'changes' },
  'ticket.merge': {
    label: 'Tickets merged',
    says: ({ subject, facts }) => [
      'merged the ticket ',
      { name: `“${text(facts.duplicate)}”`, type: 'ticket', id: text(facts.duplicateId) || null },
      ' into ',
      subject,
    ],
    said: ['duplicate'],
  },
  'ticket.refund-credits': {
    label: 'Credits given back on a ticket',
    says: (told) => [
      `gave ${credits(moved(told))} back to `,
      told.subject,
      ' for the ticket ',
      { name: `“${text(told.facts.ticket)}”`, type: 'ticket', id: text(told.facts.ticketId) || null },
    ],
    said: ['credits', 'ticket'],
  },
  ...record('canned reply', 'canned-reply'),
};

const money = ({ facts: { amount, currency } }: Told): string => formatPrice(text(amount), currency as Currency);

const shop: Record<string, ActWords> = {
  ...record('AI key', 'key'),
  'key.activate': {
    label: 'AI key activated',
    says: ({ subject }) => ['activated the AI key ', subject],
    said: ['isActive'],
  },
  'key.deactivate': {
    label: 'AI key deactivated',
    says: ({ subject }) => ['deactivated the AI key ', subject],
    said: ['isActive'],
  },
  ...record('package', 'package', 'edit'),
  ...record('item', 'item'),
  'order.delete': {
    label: 'Order deleted',
    says: ({ subject, facts }) => ['deleted the unpaid order ', subject, ` of ${text(facts.customerEmail)}`],
    said: ['orderId', 'customerEmail'],
  },
  'order.refund': {
    label: 'Order refunded',
    says: (told) => [`refunded ${money(told)} of the order `, told.subject],
    said: ['amount', 'currency'],
  },
  'order.export': {
    label: 'Orders exported',
    says: ({ facts: { orders, kind, from, to } }) => [
      `exported ${counted(orders, `${text(kind)} order`.trim(), `${text(kind)} orders`.trim())}`,
      ...(text(from) ? [' paid from ', { day: text(from) }] : text(to) ? [' paid'] : []),
      ...(text(to) ? [' to ', { day: text(to) }] : []),
    ],
    said: ['orders', 'from', 'to'],
  },
  'paypal.update': { label: 'PayPal settings changed', says: 'changes' },
  'paypal.reset': {
    label: 'PayPal settings reset',
    says: ({ subject }) => ['reset the ', subject, ' to their defaults'],
  },
  'seller.update': { label: 'Seller details changed', says: 'changes' },
  'audit.export': {
    label: 'Audit log exported',
    says: ({ facts }) => [`exported ${counted(facts.entries, 'entry', 'entries')} of the audit log`],
    said: ['entries'],
  },
  'picture.upload': { label: 'Picture uploaded', says: ({ subject }) => ['uploaded the picture ', subject] },
};

const sectionActs: Record<string, Omit<ActWords, 'label'> & { done: string }> = {
  save: { done: 'changed', says: 'changes' },
  activate: { done: 'activated', says: ({ subject }) => ['activated the ', subject], said: ['isActive'] },
  deactivate: { done: 'deactivated', says: ({ subject }) => ['deactivated the ', subject], said: ['isActive'] },
  reset: { done: 'reset', says: ({ subject }) => ['reset the ', subject, ' to its default content'] },
  delete: { done: 'deleted', says: ({ subject }) => ['deleted the ', subject], said: ['isActive'] },
  restore: { done: 'restored', says: ({ subject }) => ['restored an earlier version of the ', subject] },
};

/** Sections of the site, named as in the menu of the settings. */
export const sectionNames: Record<(typeof contentSection.options)[number], string> = {
  banner: 'banner section',
  features: 'features section',
  about: 'about section',
  testimonials: 'testimonials section',
  footer: 'footer',
  contact: 'contact page',
};

const sections = Object.entries(sectionNames).flatMap(([section, name]) =>
  Object.entries(sectionActs).map(([verb, { done, ...words }]): [string, ActWords] => [
    `${section}.${verb}`,
    { label: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done}`, ...words },
  ]),
);

/** Every act that the log knows, by `noun.verb` as on the wire, in the order of the filter. */
export const actWords: Readonly<Record<string, ActWords>> = {
  ...users,
  ...desk,
  ...shop,
  ...Object.fromEntries(sections),
};
