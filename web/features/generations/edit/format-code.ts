import type { SourceFile } from '#contract/generations.ts';
import type { PageCode } from './page-code.ts';

/** As the engine lays out its pages (engine/emit/clean/format-page.ts, decision 0042). */
const PRINT_WIDTH = 120;
/** As long as no line: where a picture stands decides about breaks as the picture itself would. */
const PLACEHOLDER_LENGTH = 200;
/** An element that stands on a line of its own with a space at both ends of its text. */
const ALONE = /^(\s*<(\w+)(?:\s[^<>]*)?>) ([^<>]*\S) (<\/\2>)$/gm;
/** White space counts in these. */
const KEPT = /(<pre[\s>][\s\S]*?<\/pre>|<textarea[\s>][\s\S]*?<\/textarea>)/;

/**
 * The page as Prettier lays it out, with the settings of the engine; Prettier is loaded for the first page.
 * @throws SyntaxError with the place when the code cannot be read
 */
export async function formatCode({ html, css }: PageCode): Promise<PageCode> {
  const [{ format }, htmlPlugin, cssPlugin] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
  ]);
  const layOut = async (code: string, parser: 'css' | 'html'): Promise<string> => {
    const { text, restore } = setPicturesAside(code);
    return restore(await format(text, { parser, plugins: [htmlPlugin, cssPlugin], printWidth: PRINT_WIDTH }));
  };
  return { html: tighten(await layOut(html, 'html')), css: css && (await layOut(css, 'css')) };
}

const PARSERS: Record<string, string> = { ts: 'typescript', tsx: 'typescript', vue: 'vue', css: 'css' };

/**
 * A file of components as Prettier lays it out, with the settings of the engine (engine/components/format-source.ts).
 * @throws SyntaxError with the place when it cannot be read
 */
export async function formatSource({ name, content }: SourceFile): Promise<SourceFile> {
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
  ]);
  const parser = PARSERS[name.slice(name.lastIndexOf('.') + 1)]!;
  return { name, content: await format(content, { parser, plugins, printWidth: PRINT_WIDTH, singleQuote: true }) };
}

const tighten = (html: string): string =>
  html
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(ALONE, '$1$3$4')))
    .join('');

/** Pictures are long, and no formatter touches them. */
function setPicturesAside(code: string): { text: string; restore: (text: string) => string } {
  const pictures: string[] = [];
  const text = code.replace(/data:image\/[^"')\s]+/g, (picture) => {
    if (picture.length <= PLACEHOLDER_LENGTH) return picture;
    pictures.push(picture);
    return `data:image/x-${pictures.length - 1}-`.padEnd(PLACEHOLDER_LENGTH, 'x');
  });
  return {
    text,
    restore: (formatted) => formatted.replace(/data:image\/x-(\d+)-x+/g, (_, i) => pictures[Number(i)] ?? ''),
  };
}
