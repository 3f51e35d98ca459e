import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

export const mailTemplate = z.object({
  _id: recordId,
  templateName: z.string(),
  subject: z.string(),
  body: z.string().describe('HTML as it is sent: sanitised'),
  updatedAt: instant,
});
export type MailTemplate = z.infer<typeof mailTemplate>;

const templateFields = z.object({
  templateName: z.string().trim().min(1, 'Please enter a name').max(100),
  subject: z.string().trim().min(1, 'Please enter a subject').max(300),
  body: z.string().trim().min(1, 'Please enter a message').max(100_000),
});

/** queued: a job will send it. kept: there is no SMTP server, it is in the outbox. failed: given up after retries. */
export const mailStatus = z.enum(['queued', 'sent', 'kept', 'failed']);
export type MailStatus = z.infer<typeof mailStatus>;

export const sentMail = z.object({
  _id: recordId,
  toEmail: z.string(),
  subject: z.string(),
  templateName: z.string().describe('Template, or the kind of a mail of our own (Welcome, Password reset, …)'),
  day: z.string().describe('Weekday, e.g. Friday'),
  date: z.string().describe('dd/mm/yyyy'),
  createdAt: instant,
  status: mailStatus,
  attempts: z.number().int(),
  error: z.string().nullable().describe('What the mail server answered'),
});
export type SentMail = z.infer<typeof sentMail>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const templateMissing = { ...errors.NOT_FOUND, message: 'This template does not exist.' };
const tags = ['Mail'];

export const mail = {
  listTemplates: oc
    .route({ method: 'GET', path: '/user-emails', summary: 'Mail templates (admin)', tags })
    .output(z.array(mailTemplate))
    .errors(adminOnly),
  addTemplate: oc
    .route({ method: 'POST', path: '/user-emails', successStatus: 201, summary: 'Add a template (admin)', tags })
    .input(templateFields)
    .output(mailTemplate)
    .errors(adminOnly),
  updateTemplate: oc
    .route({ method: 'PUT', path: '/user-emails/{id}', summary: 'Change a template (admin)', tags })
    .input(templateFields.extend(byId.shape))
    .output(mailTemplate)
    .errors({ ...adminOnly, NOT_FOUND: templateMissing }),
  deleteTemplate: oc
    .route({
      method: 'DELETE',
      path: '/user-emails/{id}',
      successStatus: 200,
      summary: 'Delete a template (admin)',
      tags,
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...adminOnly, NOT_FOUND: templateMissing }),
  previewMail: oc
    .route({
      method: 'POST',
      path: '/api/mail-preview',
      summary: 'A message as its reader will get it: name filled in, sanitised, with its text part (admin)',
      tags,
    })
    .input(
      z.object({ subject: z.string().max(300), messageBody: z.string().max(100_000), toEmail: z.string().optional() }),
    )
    .output(z.object({ subject: z.string(), html: z.string(), text: z.string() }))
    .errors(adminOnly),
  sendMessage: oc
    .route({ method: 'POST', path: '/send-message', summary: 'Send a mail to a user (admin)', tags })
    .input(
      z.object({
        toEmail: z.email('Please enter a valid email address.'),
        subject: z.string().trim().min(1, 'Please enter a subject').max(300),
        messageBody: z.string().trim().min(1, 'Please enter a message').max(100_000),
        templateName: z.string().trim().max(100).default(''),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), _id: recordId }))
    .errors({ ...adminOnly, PLACEHOLDER_LEFT: errors.PLACEHOLDER_LEFT }),
  listSentMails: oc
    .route({ method: 'GET', path: '/api/message-logs', summary: 'Mails that went out, newest first (admin)', tags })
    .input(
      z.object({
        userEmail: z.email().optional(),
        search: z.string().max(200).optional(),
        status: mailStatus.optional(),
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(5),
      }),
    )
    .output(z.array(sentMail))
    .errors(adminOnly),
  getSentMail: oc
    .route({
      method: 'GET',
      path: '/api/message-logs/{id}',
      summary:
        'One mail with its text (admin). Of mails with a secret link the text is there only while it lies in the outbox',
      tags,
    })
    .input(byId)
    .output(sentMail.extend({ text: z.string().nullable(), html: z.string().nullable() }))
    .errors({ ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This mail does not exist.' } }),
  sendMailAgain: oc
    .route({ method: 'POST', path: '/api/message-logs/{id}/retry', summary: 'Try a failed mail again (admin)', tags })
    .input(byId)
    .output(sentMail)
    .errors({ ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This mail does not exist.' } }),
  getMailSetup: oc
    .route({ method: 'GET', path: '/api/mail-setup', summary: 'Whether mail leaves this server (admin)', tags })
    .output(z.object({ smtp: z.boolean(), from: z.string() }))
    .errors(adminOnly),
};
