import type { MailTemplate, SentMail } from '#contract/mail.ts';
import { formatWeekday, formatWireDay } from '#contract/vocabulary/format-date.ts';
import type { MailRow } from './find-mails.ts';
import { isSecret } from './kinds.ts';
import type { TemplateRow } from './templates/list-templates.ts';

export const presentTemplate = (row: TemplateRow): MailTemplate => ({
  _id: row.id,
  templateName: row.templateName,
  subject: row.subject,
  body: row.body,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentMail = (row: MailRow): SentMail => ({
  _id: row.id,
  toEmail: row.toEmail,
  subject: row.subject,
  templateName: row.templateName,
  day: formatWeekday(row.createdAt),
  date: formatWireDay(row.createdAt, 'UTC'),
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  attempts: row.attempts,
  error: row.error,
});

/** A secret link is shown only where there is no mail server, because nobody could follow it otherwise. */
export function presentMailWithText(row: MailRow, smtp: boolean) {
  const hidden = isSecret(row.kind) && smtp && row.status !== 'kept';
  return { ...presentMail(row), text: hidden ? null : row.text, html: hidden ? null : row.html };
}
