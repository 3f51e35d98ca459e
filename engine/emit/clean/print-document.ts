import type { PageDescription } from '../../model/page-description.ts';
import { escapeHtml } from '../escape.ts';

/** A complete document around a printed body. `head`: lines behind the title. */
export function printCleanDocument(
  { title, description, credits, language = 'en', direction }: PageDescription,
  { head, body }: { head: readonly string[]; body: string },
): string {
  const icons = credits ? [`<!-- Icons: ${escapeHtml(credits.join(', '))} -->`] : [];
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${direction ? ` dir="${direction}"` : ''}>
<head>
${[
  '<meta charset="utf-8" />',
  '<meta name="viewport" content="width=device-width, initial-scale=1" />',
  `<title>${escapeHtml(title)}</title>`,
  ...(description ? [`<meta name="description" content="${escapeHtml(description)}" />`] : []),
  ...head,
  ...icons,
].join('\n')}
</head>
${body}
</html>
`;
}
