import type { Attachment } from '#contract/tickets/attachment.ts';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { otherId } from './records.ts';

const createdAt = '2026-11-01T09:30:00.000Z';

export const aTicket = (own: Partial<Ticket> = {}): Ticket => ({
  _id: otherId(20),
  subject: 'My page is empty',
  message: 'It shows nothing.',
  attachments: [],
  phone: '',
  ticketStatus: 'open',
  priority: null,
  ticketUserName: 'Mara Lind',
  ticketUserEmail: 'mara@example.com',
  ticketUserProfileURL: null,
  ticketUserRole: 'user',
  createdAt,
  about: null,
  adminMessage: [],
  lastMessage: { message: 'It shows nothing.', sender: 'user', timestamp: createdAt },
  unread: 0,
  firstResponseAt: null,
  waitingSince: createdAt,
  satisfaction: null,
  mergedInto: null,
  ...own,
});

export const anAttachment = (own: Partial<Attachment> = {}): Attachment => ({
  _id: otherId(30),
  name: 'page.png',
  type: 'image/webp',
  bytes: 2048,
  url: '/api/support-attachments/page',
  width: 100,
  height: 80,
  ...own,
});
