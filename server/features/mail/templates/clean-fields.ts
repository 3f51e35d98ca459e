import { badRequest } from '#server/platform/errors.ts';
import { cleanHtml } from '../clean-html.ts';
import { oneLine } from '../one-line.ts';

export type TemplateFields = { templateName: string; subject: string; body: string };

/** As a template is stored: what is shown in the editor is what will be sent. @throws BAD_REQUEST when nothing is left */
export function cleanFields({ templateName, subject, body }: TemplateFields): TemplateFields {
  const cleaned = cleanHtml(body);
  if (cleaned === '') throw badRequest('Please enter a message');
  return { templateName: oneLine(templateName), subject: oneLine(subject), body: cleaned };
}
