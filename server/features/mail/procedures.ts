import { admin } from '#server/platform/rpc.ts';
import { composeMessage } from './compose-message.ts';
import { findMails } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { getRecipientName } from './get-recipient-name.ts';
import { presentMail, presentMailWithText, presentTemplate } from './present.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { sendMessage } from './send-message.ts';
import { addTemplate } from './templates/add-template.ts';
import { deleteTemplate } from './templates/delete-template.ts';
import { listTemplates } from './templates/list-templates.ts';
import { updateTemplate } from './templates/update-template.ts';

export const mailProcedures = {
  listTemplates: admin.mail.listTemplates.handler(async ({ context }) =>
    (await listTemplates(context.db)).map(presentTemplate),
  ),
  addTemplate: admin.mail.addTemplate.handler(async ({ input, context }) =>
    presentTemplate(await addTemplate(context.db, input, context.user)),
  ),
  updateTemplate: admin.mail.updateTemplate.handler(async ({ input: { id, ...fields }, context }) =>
    presentTemplate(await updateTemplate(context.db, id, fields, context.user)),
  ),
  deleteTemplate: admin.mail.deleteTemplate.handler(async ({ input, context }) => {
    await deleteTemplate(context.db, input.id, context.user);
    return { success: true as const };
  }),
  previewMail: admin.mail.previewMail.handler(async ({ input, context }) =>
    composeMessage(input, await getRecipientName(context.db, input.toEmail)),
  ),
  sendMessage: admin.mail.sendMessage.handler(async ({ input, context }) => {
    const _id = await sendMessage(context, input, context.user);
    return { success: true as const, message: 'Message sent successfully.', _id };
  }),
  listSentMails: admin.mail.listSentMails.handler(async ({ input, context }) => {
    const { found, total } = await findMails(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentMail);
  }),
  getSentMail: admin.mail.getSentMail.handler(async ({ input, context }) =>
    presentMailWithText(await getMail(context.db, input.id), context.config.smtpUrl !== undefined),
  ),
  sendMailAgain: admin.mail.sendMailAgain.handler(async ({ input, context }) =>
    presentMail(await sendMailAgain(context, input.id, context.user)),
  ),
  getMailSetup: admin.mail.getMailSetup.handler(({ context: { config } }) => ({
    smtp: config.smtpUrl !== undefined,
    from: config.mailFrom,
  })),
};
