import { contentSection } from '#contract/content/vocabulary.ts';

const acts: Readonly<Record<string, string>> = {
  'user.update': 'User changed',
  'user.update-profile': 'Profile changed',
  'user.disable': 'User disabled',
  'user.enable': 'User enabled',
  'user.delete': 'User deleted',
  'user.invite': 'User invited',
  'user.sign-out': 'User signed out everywhere',
  'user.export': 'Users exported',
  'credits.grant': 'Credits granted',
  'credits.deduct': 'Credits deducted',
  'credits.refund': 'Credits refunded',
  'mail.send': 'Message sent',
  'mail.retry': 'Mail tried again',
  'mail-template.add': 'Template added',
  'mail-template.update': 'Template changed',
  'mail-template.delete': 'Template deleted',
  'ticket.update': 'Ticket changed',
  'ticket.merge': 'Tickets merged',
  'ticket.refund-credits': 'Credits given back on a ticket',
  'canned-reply.add': 'Canned reply added',
  'canned-reply.update': 'Canned reply changed',
  'canned-reply.delete': 'Canned reply deleted',
  'key.add': 'AI key added',
  'key.update': 'AI key changed',
  'key.activate': 'AI key activated',
  'key.deactivate': 'AI key deactivated',
  'key.delete': 'AI key deleted',
  'package.add': 'Package added',
  'package.edit': 'Package changed',
  'package.delete': 'Package deleted',
  'item.add': 'Item added',
  'item.update': 'Item changed',
  'item.delete': 'Item deleted',
  'order.delete': 'Order deleted',
  'order.refund': 'Order refunded',
  'order.export': 'Orders exported',
  'paypal.update': 'PayPal settings changed',
  'paypal.reset': 'PayPal settings reset',
  'seller.update': 'Seller details changed',
  'picture.upload': 'Picture uploaded',
};

const contentActs = {
  save: 'saved',
  activate: 'activated',
  deactivate: 'deactivated',
  reset: 'reset',
  delete: 'deleted',
  restore: 'restored',
};

const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** Acts that the log knows, in the order of the filter; `noun.verb` as on the wire. */
export const auditActions: Readonly<Record<string, string>> = {
  ...acts,
  ...Object.fromEntries(
    contentSection.options.flatMap((section) =>
      Object.entries(contentActs).map(([verb, done]) => [`${section}.${verb}`, `${capital(section)} ${done}`]),
    ),
  ),
};

/** An act in words; one that has none here is shown as it is on the wire. */
export const actionLabel = (action: string): string => auditActions[action] ?? action;
