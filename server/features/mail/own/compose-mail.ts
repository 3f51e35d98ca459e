import { escapeHtml } from '#server/platform/escape-html.ts';
import { frame } from './frame.ts';

export type Letter = {
  /** Whom it greets; nobody by name when left out. */
  name?: string;
  /** Each is plain text. */
  paragraphs: string[];
  /** Things that are listed: what leads to the page of each, and what is said about it. */
  entries?: { label: string; text: string; link: string }[];
  /** The one thing to do: a button, in the text part a line of its own. */
  action?: { label: string; link: string };
  /** Figures, e.g. of a receipt: what and how much. */
  rows?: [string, string][];
  /** Said after the button. */
  closing?: string;
  /** Why this mail came and how it is switched off, for mails that can be. */
  footnote?: { text: string; link: string };
};

const button =
  'display:inline-block;padding:10px 18px;border-radius:3px;background:#1446d6;color:#ffffff;font-weight:600;text-decoration:none';
const figure = "font-family:'JetBrains Mono',Consolas,monospace;text-align:right;white-space:nowrap";

/** Both parts of a mail of our own, from plain texts: nothing in them can become markup. */
export function composeMail(letter: Letter): { text: string; html: string } {
  return { text: textOf(letter), html: htmlOf(letter) };
}

const greeting = (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,');

function textOf({ name, paragraphs, entries = [], rows = [], action, closing, footnote }: Letter): string {
  const width = Math.max(0, ...rows.map(([what]) => what.length));
  const parts = [
    greeting(name),
    ...paragraphs,
    ...entries.map(({ label, text, link }) => `${label}\n${text}\n${link}`),
    rows.map(([what, value]) => `${what.padEnd(width)}  ${value}`).join('\n'),
    action && `${action.label}:\n${action.link}`,
    closing,
    footnote && `-- \n${footnote.text}\n${footnote.link}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf({ name, paragraphs, entries = [], rows = [], action, closing, footnote }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const table = rows.map(
    ([what, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid #d9d3c5">${escapeHtml(what)}</td>` +
      `<td style="padding:6px 0;border-bottom:1px solid #d9d3c5;${figure}">${escapeHtml(value)}</td></tr>`,
  );
  const body = [
    paragraph(greeting(name)),
    ...paragraphs.map(paragraph),
    ...entries.map(
      ({ label, text, link }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:#1446d6;font-weight:600">` +
        `${escapeHtml(label)}</a><br>${escapeHtml(text)}</p>`,
    ),
    table.length > 0
      ? `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${table.join('')}</table>`
      : '',
    action
      ? `<p style="margin:8px 0 20px"><a href="${escapeHtml(action.link)}" style="${button}">${escapeHtml(action.label)}</a></p>`
      : '',
    closing ? paragraph(closing) : '',
  ];
  const why =
    footnote &&
    `${escapeHtml(footnote.text)} <a href="${escapeHtml(footnote.link)}" style="color:#5c584e">${escapeHtml(footnote.link)}</a>`;
  return frame(body.join(''), why);
}
