import type { Printed } from '../print-custom.ts';
import { standardizeCss } from './standardize-css.ts';

/** Columns up to which Prettier fills a line: utilities make long ones, and this is as wide as our own code. */
export const PRINT_WIDTH = 120;

/** The code of a page of ours in standard notations, laid out. */
export const formatPage = ({ html, css }: Printed): Promise<Printed> =>
  layOutCode({ html: standardizeStyles(html), css: standardizeCss(css) });

/**
 * The code of any page as Prettier lays it out, with its own settings but for the width. Pictures within are set aside meanwhile:
 * they are long, and no formatter touches them.
 * @throws what Prettier does not understand
 */
export async function layOutCode({ html, css }: Printed): Promise<Printed> {
  const [{ format }, htmlPlugin, cssPlugin] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
  ]);
  const laidOut = async (code: string, parser: 'css' | 'html'): Promise<string> => {
    const { text, restore } = setPicturesAside(code);
    return restore(await format(text, { parser, plugins: [htmlPlugin, cssPlugin], printWidth: PRINT_WIDTH }));
  };
  return {
    html: tightenLines(await laidOut(html, 'html')),
    css: css && (await laidOut(css, 'css')),
  };
}

const standardizeStyles = (html: string): string =>
  html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_, tag, css) => tag + standardizeCss(css));

/** What begins and ends a line, or a part of one. */
const HOLDERS = '(?:li|td|th|dd|dt|div|p)';
/** An element with a space at both ends of its text, apart from others or alone in what holds it. */
const ALONE = new RegExp(
  `(^|\\s|<${HOLDERS}(?:\\s[^<>]*)?>)(<(\\w+)(?:\\s[^<>]*)?>) ([^<>]*\\S) (</\\3>)(?=$|\\s|</${HOLDERS}>)`,
  'gm',
);
/** White space counts in these. */
const KEPT = /(<pre[\s>][\s\S]*?<\/pre>|<textarea[\s>][\s\S]*?<\/textarea>)/;

/**
 * Where a link or span got room at its ends in case that it needs several lines, and fits on one, the room goes: white space
 * around an element is there anyway where it stands apart.
 */
const tightenLines = (html: string): string =>
  html
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(ALONE, '$1$2$4$5')))
    .join('');

/** As long as no line: where a picture stands decides about breaks as the picture itself would. */
const PLACEHOLDER_LENGTH = 200;

function setPicturesAside(code: string): { text: string; restore: (text: string) => string } {
  const pictures: string[] = [];
  const text = code.replace(/data:image\/[^"')\s]+/g, (picture) => {
    if (picture.length <= PLACEHOLDER_LENGTH) return picture;
    pictures.push(picture);
    return `data:image/x-${pictures.length - 1}-`.padEnd(PLACEHOLDER_LENGTH, 'x');
  });
  return { text, restore: (formatted) => formatted.replace(/data:image\/x-(\d+)-x+/g, (_, i) => pictures[Number(i)]) };
}
