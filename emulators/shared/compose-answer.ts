import { composePage } from './compose-page.ts';
import type { Page } from './read-page.ts';
import { type Framework, readPrompt } from './read-prompt.ts';
import { countUsage } from './tokens.ts';
import type { Answer, Asked, Reply } from './types.ts';

const wraps = ['plain', 'fenced', 'prose'] as const;

function wrapped(json: string, wrap: (typeof wraps)[number]): string {
  if (wrap === 'fenced') return `\`\`\`json\n${json}\n\`\`\``;
  if (wrap === 'prose') return `Here is the page you asked for:\n\n\`\`\`json\n${json}\n\`\`\`\n\nIt is responsive.`;
  return json;
}

/** With a style sheet the css comes first, so that a page shown while it is written has its style. */
const jsonOf = ({ html, css }: Page, framework: Framework) =>
  JSON.stringify(framework === 'custom' ? { css, html } : { html, css });

/** Quotes left unescaped: it starts and ends like JSON and does not parse. */
const broken = ({ html, css }: Page) => `{"html": "${html}", "css": "${css}"}`;

function textOf(asked: Asked, reply: Reply, count: number): string {
  if (reply.text !== undefined) return reply.text;
  if (reply.finish === 'safety' || reply.finish === 'blocked') return '';
  const wish = readPrompt(asked);
  const page = composePage(wish, reply.flaw === 'worse-repair');
  if (reply.flaw === 'broken-json') return broken(page);
  return wrapped(jsonOf(page, wish.framework), asked.json ? 'plain' : (reply.wrap ?? wraps[count % wraps.length]!));
}

const cutInto = (text: string, size: number) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];

/**
 * The answer to a request, complete and in chunks.
 * @param count how many answers were given before; it decides how the JSON is wrapped
 */
export function composeAnswer(asked: Asked, reply: Reply, count: number): Answer {
  const whole = textOf(asked, reply, count);
  const text = reply.finish === 'length' ? whole.slice(0, whole.length / 2) : whole;
  return {
    text,
    chunks: cutInto(text, reply.chunk ?? 24),
    finish: reply.finish ?? 'stop',
    usage: countUsage(asked, text),
    failAfter: reply.failAfter,
  };
}
