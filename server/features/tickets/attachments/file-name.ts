import type { Attachment } from '#contract/tickets/attachment.ts';

/** Characters of a name, extension included. */
const LONGEST = 120;

/**
 * Control and format characters (line breaks, what turns the direction of writing, what cannot be seen), and those that
 * mean something in a path, in a header or to a file system. The two joiners that words of some languages need stay.
 */
const NOT_OF_A_NAME = /[\p{Cc}\u2028\u2029"<>:|?*]|(?![\u200c\u200d])\p{Cf}/gu;

/** Texts that open in an editor. Any other ending of a text may be run or shown as a page where it is opened. */
const HARMLESS = ['txt', 'log', 'md', 'json', 'css'];

const endings: Record<Attachment['type'], { own: string; also: string[]; replaces: boolean }> = {
  // The picture was encoded again: its former ending would say something false.
  'image/webp': { own: 'webp', also: [], replaces: true },
  'application/pdf': { own: 'pdf', also: [], replaces: false },
  'text/plain': { own: 'txt', also: HARMLESS, replaces: false },
};

/**
 * The name under which a file is shown and saved: one line without a path, at most 120 characters, whose ending says
 * what it is. `..\\evil.html` with text becomes `evil.html.txt`.
 */
export function fileName(given: string, type: Attachment['type']): string {
  const { own, also, replaces } = endings[type];
  const last = given.toWellFormed().split(/[/\\]/).at(-1)!;
  const line = last.replace(NOT_OF_A_NAME, ' ').replace(/\s+/g, ' ');
  const name = line.replace(/^[. ]+|[. ]+$/g, '');
  const ending = /(?<=.)\.([a-z][a-z0-9]{0,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const fits = ending === own || also.includes(ending);
  const stem = fits || (replaces && ending !== '') ? name.slice(0, -ending.length - 1) : name;
  const kept = fits ? ending : own;
  const short = [...stem]
    .slice(0, LONGEST - kept.length - 1)
    .join('')
    .trimEnd();
  return `${short || 'file'}.${kept}`;
}
