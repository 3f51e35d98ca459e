import { findPlaceholders, placeholderProblem } from '#contract/vocabulary/placeholders.ts';
import { badRequest, failure } from '#server/platform/errors.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import { cleanHtml } from './clean-html.ts';
import { oneLine } from './one-line.ts';
import { frame } from './own/frame.ts';
import { textOfHtml } from './text-of-html.ts';

const PLACEHOLDER = /\{\{\s*name\s*\}\}/gi;
// Looks from each `<` to the next one only, however many there are.
const HAS_MARKUP = /<[a-z!/][^<>]*>/i;

/**
 * An admin's message as its reader gets it. The name is filled in before the HTML is cleaned, so that a name cannot
 * bring anything in. Text without markup keeps its line ends.
 * @throws BAD_REQUEST when nothing is left of it
 */
export function composeMessage({ subject, messageBody }: { subject: string; messageBody: string }, name: string) {
  const filled = messageBody.replace(PLACEHOLDER, () => escapeHtml(name));
  const body = cleanHtml(HAS_MARKUP.test(messageBody) ? filled : paragraphsOf(filled));
  const text = textOfHtml(body);
  if (text === '') throw badRequest('Please enter a message');
  return { subject: oneLine(subject.replace(PLACEHOLDER, () => name)), html: frame(body), text };
}

const paragraphsOf = (text: string): string =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** What nothing stands for in a mail, a placeholder of a canned reply for example. @throws PLACEHOLDER_LEFT */
export function refusePlaceholders({ subject, messageBody }: { subject: string; messageBody: string }): void {
  const problem = placeholderProblem(findPlaceholders(`${subject}\n${messageBody}`.replace(PLACEHOLDER, ' ')));
  if (problem) throw failure('PLACEHOLDER_LEFT', problem);
}
