import type { Framework } from '#contract/generations.ts';
import { BOOTSTRAP_HEAD, CUSTOM_HEAD, TAILWIND_HEAD } from '#engine/index.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';

const HEADS: Record<Framework, string> = {
  tailwind: TAILWIND_HEAD,
  bootstrap: BOOTSTRAP_HEAD,
  custom: CUSTOM_HEAD,
};

const linkOf = (address: string): string => `<link rel="stylesheet" href="${escapeHtml(address)}">`;

type Attribute = { name: string; value: string };

/** A document with the same head as the engine's, so that the preview and a download treat both alike. */
export function printDocument(parts: {
  framework: Framework;
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Comments that name whose icons these are. */
  credits: readonly string[];
  /** Addresses of web fonts. */
  fonts: readonly string[];
  /** The style element that holds the tokens of the page, if any. */
  tokens: string;
  attributes: Attribute[];
  body: string;
}): string {
  const kept = parts.attributes.filter(({ name }) => name === 'class' || name === 'dir' || name === 'data-bs-theme');
  const lang = parts.attributes.find(({ name, value }) => name === 'lang' && /^[a-z]{2,3}(-\w+)*$/i.test(value));
  const description = parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`;
  const attributes = [lang ?? { name: 'lang', value: 'en' }, ...kept];
  return `<!doctype html>
<html ${attributes.map(({ name, value }) => `${name}="${escapeHtml(value)}"`).join(' ')}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(parts.title.trim() || 'Page')}</title>
  ${[description, ...parts.fonts.map(linkOf), HEADS[parts.framework], parts.tokens, ...parts.credits].filter(Boolean).join('\n  ')}
</head>
${parts.body}
</html>
`;
}
