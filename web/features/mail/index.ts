// Writing to a user, and what was written.

export { MailStatusBadge } from './mail-status-badge.tsx';
export { MessageLogDialog } from './message-log-dialog.tsx';
export { SendMessageDialog } from './send-message-dialog.tsx';
