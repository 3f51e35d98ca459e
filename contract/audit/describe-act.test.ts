import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit.ts';
import { formatDay } from '../vocabulary/format-date.ts';
import { actLabel, describeAct } from './describe-act.ts';
import { type NamePart, partsText } from './part.ts';

const ADA = { actorId: 'a1', actorName: 'Ada Draws' };

const entry = (
  action: string,
  [subjectType, subjectName]: [type: string, name: string],
  before: AuditEntry['before'],
  after: AuditEntry['after'],
): AuditEntry => ({
  _id: 'e1',
  at: '2026-11-23T14:05:00Z',
  ...ADA,
  ...{ action, subjectType, subjectId: 's1', subjectName, before, after },
});

const said = (...act: Parameters<typeof entry>) =>
  partsText(describeAct(entry(...act)).sentence, (day) => formatDay(day, 'UTC'));
const left = (...act: Parameters<typeof entry>) => describeAct(entry(...act)).changes.map(({ field }) => field);

test('one or two short changes are in the sentence, money and days as they are shown', () => {
  expect(said('package.edit', ['package', 'Starter'], { price: '9.00' }, { price: '12.00' })).toBe(
    'Ada Draws changed the price of Starter from $9.00 to $12.00.',
  );
  expect(
    said(
      'user.update',
      ['user', 'Mona'],
      { userRole: 'member', MembershipValidity: null },
      { userRole: 'Admin', MembershipValidity: '2026-12-20T00:00:00.000Z' },
    ),
  ).toBe('Ada Draws changed the role of Mona from member to Admin and the end of the membership to 20 Dec 2026.');
  expect(
    said('user.update', ['user', 'Mona'], { currentBalance: 3 }, { currentBalance: 8, reason: 'A bad conversion' }),
  ).toBe('Ada Draws changed the credits of Mona from 3 to 8. Reason: “A bad conversion”.');
  expect(said('ticket.update', ['ticket', 'Refund?'], { priority: null }, { priority: 'high' })).toBe(
    'Ada Draws changed the priority of “Refund?” to high.',
  );
  expect(said('item.update', ['item', 'Kit'], { guidelines: 'Open it' }, { guidelines: '' })).toBe(
    'Ada Draws changed the guidelines of Kit from “Open it” to (empty).',
  );
});

test('more, longer and secret changes are named, and listed', () => {
  const before = { userName: 'A', phone: '1', city: 'B', country: 'C' };
  const after = { userName: 'D', phone: '2', city: 'E', country: 'F' };
  expect(said('user.update-profile', ['user', 'A'], before, after)).toBe(
    'Ada Draws changed the name, the phone number and 2 more details of A.',
  );
  expect(left('user.update-profile', ['user', 'A'], before, after)).toEqual([
    'name',
    'phone number',
    'city',
    'country',
  ]);
  expect(said('item.update', ['item', 'Kit'], { description: 'x'.repeat(90) }, { description: 'y' })).toBe(
    'Ada Draws changed the description of Kit.',
  );
  const secret = ['paypal.update', ['paypal', 'PayPal settings'], { clientSecret: '[secret]' }] as const;
  expect(said(secret[0], [...secret[1]], secret[2], { clientSecret: '[secret]' })).toBe(
    'Ada Draws changed the client secret of the PayPal settings.',
  );
});

test('credits, money, orders, tickets and mail are told in full', () => {
  expect(said('credits.deduct', ['user', 'mona@x.org'], { credits: 3 }, { credits: 1, reason: 'A trial' })).toBe(
    'Ada Draws deducted 2 credits from mona@x.org, whose balance is now 1. Reason: “A trial”.',
  );
  expect(said('credits.refund', ['user', 'mona@x.org'], null, { credits: 1, reason: 'Sorry' })).toBe(
    'Ada Draws refunded 1 credit to mona@x.org. Reason: “Sorry”.',
  );
  expect(
    said('credits.grant', ['users', '3 users'], null, { amount: 5, reason: 'Thanks', users: ['1', '2', '3'] }),
  ).toBe('Ada Draws granted 5 credits each to 3 users. Reason: “Thanks”.');
  expect(said('order.refund', ['order', 'MIRA0001'], null, { amount: '4.25', currency: 'EUR', reason: 'Broken' })).toBe(
    'Ada Draws refunded €4.25 of the order MIRA0001. Reason: “Broken”.',
  );
  expect(
    said('order.export', ['orders', '2 orders'], null, { kind: 'package', from: '2026-11-01', to: '', orders: 2 }),
  ).toBe('Ada Draws exported 2 package orders paid from 1 Nov 2026.');
  expect(said('ticket.merge', ['ticket', 'Double'], null, { duplicate: 'Twice', duplicateId: 't2' })).toBe(
    'Ada Draws merged the ticket “Twice” into “Double”.',
  );
  expect(said('mail.send', ['mail', 'mona@x.org'], null, { toEmail: 'mona@x.org', subject: 'Tides' })).toBe(
    'Ada Draws sent “Tides” to mona@x.org.',
  );
});

test('a section is called as in the menu, with the version that the save made', () => {
  const banner: [string, string] = ['content', 'banner (version 5)'];
  const act = { ...entry('banner.save', banner, { mainTitle: 'A' }, { mainTitle: 'B' }), subjectId: 'banner' };
  expect(partsText(describeAct(act).sentence, String)).toBe(
    'Ada Draws changed the main title of the banner section from “A” to “B” (version 5).',
  );
  const off = { ...entry('about.deactivate', banner, { isActive: 'true' }, { isActive: 'false' }), subjectId: 'about' };
  expect(partsText(describeAct(off).sentence, String)).toBe('Ada Draws deactivated the about section (version 5).');
});

test('names lead to their records, unless these are gone', () => {
  const names = (action: string) =>
    describeAct(entry(action, ['user', 'Mona'], null, null)).sentence.filter(
      (part): part is NamePart => typeof part === 'object' && 'name' in part,
    );
  expect(names('user.disable')).toEqual([
    { name: 'Ada Draws', type: 'user', id: 'a1' },
    { name: 'Mona', type: 'user', id: 's1' },
  ]);
  expect(names('user.delete')[1]?.id).toBeNull();
});

test('an act or a field that nobody has put into words yet can still be read', () => {
  expect(said('coupon.add', ['coupon', 'SPRING'], null, null)).toBe('Ada Draws added the coupon SPRING.');
  expect(said('coupon.archive-all', ['coupon', 'SPRING'], null, null)).toBe(
    'Ada Draws used “archive all” on the coupon SPRING.',
  );
  expect(left('coupon.add', ['coupon', 'SPRING'], null, { maxUses: 3, isPublic: true })).toEqual([
    'max uses',
    'is public',
  ]);
  expect(actLabel('coupon.archive-all')).toBe('Coupon: archive all');
  expect(actLabel('user.disable')).toBe('User disabled');
});
