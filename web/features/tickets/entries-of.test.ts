import { expect, test } from 'vitest';
import type { Ticket, TicketReply } from '#contract/tickets/ticket.ts';
import { entriesOf } from './entries-of.ts';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const reply = (_id: string, minute: number): TicketReply => ({
  _id,
  message: _id,
  timestamp: at(minute),
  sender: 'admin',
  name: 'Ada',
  attachments: [],
});
const ticket: Ticket = {
  _id: 'first',
  subject: 'Help',
  message: 'It does not work',
  attachments: [],
  phone: '',
  ticketStatus: 'open',
  priority: null,
  ticketUserName: 'Mira',
  ticketUserEmail: 'mira@example.com',
  ticketUserProfileURL: null,
  ticketUserRole: 'user',
  createdAt: at(1),
  about: null,
  lastMessage: { message: 'It does not work', sender: 'user', timestamp: at(1) },
  unread: 0,
  firstResponseAt: null,
  waitingSince: at(1),
  satisfaction: null,
  mergedInto: null,
};

test('a ticket begins with what its writer said', () => {
  expect(entriesOf(ticket)).toMatchObject([
    { kind: 'message', sender: 'user', name: 'Mira', message: 'It does not work' },
  ]);
});

test('replies and notes stand where they were said; what a merge brought along may be the oldest', () => {
  const entries = entriesOf({
    ...ticket,
    adminMessage: [reply('merged', 0), reply('at once', 1), reply('later', 5)],
    notes: [reply('note', 3)],
  });
  expect(entries.map(({ _id, kind }) => [_id, kind])).toEqual([
    ['merged', 'message'],
    ['first', 'message'],
    ['at once', 'message'],
    ['note', 'note'],
    ['later', 'message'],
  ]);
});
